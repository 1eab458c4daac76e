// One WebSocket to one seat. It comes back by itself after a drop, and asks for everything then.

import type { Enter, FromTable, ToTable } from './types';

type WithoutRef<T> = T extends { ref: number } ? Omit<T, 'ref'> : never;
export type Asking = WithoutRef<Exclude<ToTable, Enter>>;
type Reply = Extract<FromTable, { ref: number }>;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export interface Listener {
  heard(message: FromTable): void;
  line(up: boolean): void;
}

export class Stream {
  private socket: WebSocket | null = null;
  private ref = 0;
  private waiting = new Map<number, { asking: Asking; done: (reply: Reply) => void }>();
  private wait = FIRST_WAIT;
  private closed = false;
  private entered = false;

  constructor(
    private readonly table: string,
    private readonly enter: Omit<Enter, 'type'>,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Send something and hear what became of it. A change is stored when `done` comes. */
  ask(asking: Asking): Promise<Reply> {
    this.ref += 1;
    const ref = this.ref;
    return new Promise((done) => {
      this.waiting.set(ref, { asking, done });
      if (this.entered) this.send({ ...asking, ref } as ToTable);
    });
  }

  close(): void {
    this.closed = true;
    const { socket } = this;
    if (!socket) return;
    // What the old line still says is no news of the next one.
    socket.onmessage = null;
    socket.onclose = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  private send(message: ToTable): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/stream`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: 'enter', ...this.enter });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromTable);
    socket.onclose = () => this.dropped();
  }

  private hear(message: FromTable): void {
    if (message.type === 'state' && !this.entered) {
      this.entered = true;
      this.wait = FIRST_WAIT;
      this.listener.line(true);
      // What was under way when the line fell is sent again; the table takes an answer once.
      for (const [ref, { asking }] of this.waiting) this.send({ ...asking, ref } as ToTable);
    }
    if ('ref' in message) {
      this.waiting.get(message.ref)?.done(message);
      this.waiting.delete(message.ref);
      if (message.type === 'no' && message.ref === 0) {
        if (message.code !== 'rate' && !this.entered) this.closed = true;
        this.listener.heard(message);
      }
      return;
    }
    this.listener.heard(message);
  }

  private dropped(): void {
    this.entered = false;
    this.listener.line(false);
    if (this.closed) return;
    setTimeout(() => {
      if (!this.closed) this.connect();
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
