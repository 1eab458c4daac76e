// A compound choice on its way: each part is tried at the table, nobody else sees any of it, and all
// of it can be taken back until the last part makes the whole.

import type { Option, Question, Sentence } from '../wire/types';

interface Part {
  option: Option;
  /** The question that it answers. */
  asked: Question;
  /** Was there no other answer? It is taken back together with the part before it. */
  only: boolean;
}

export class Plan {
  parts = $state.raw<Part[]>([]);
  /** Where the parts lead; null before the first. */
  question = $state.raw<Question | null>(null);

  get names(): string[] {
    return this.parts.map((part) => part.option.name);
  }

  /** What can be taken back, the last part first. */
  get said(): Sentence[] {
    return this.parts.map((part) => part.option.said).reverse();
  }

  /** So many parts were a choice. */
  get choices(): number {
    return this.parts.filter((part) => !part.only).length;
  }

  add(asked: Question, option: Option, next: Question): void {
    this.parts = [...this.parts, { option, asked, only: asked.options.length === 1 }];
    // The table knows one question; here each part has its own.
    this.question = { ...next, id: `${next.id}+${this.parts.length}` };
  }

  /** Take back the last part that was a choice. */
  back(): void {
    let { parts } = this;
    while (parts.length && parts.at(-1)?.only) parts = parts.slice(0, -1);
    const last = parts.at(-1);
    this.parts = parts.slice(0, -1);
    this.question = this.parts.length ? (last?.asked ?? null) : null;
  }

  clear(): void {
    if (this.parts.length) this.parts = [];
    this.question = null;
  }
}
