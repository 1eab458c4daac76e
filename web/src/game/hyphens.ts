// Where a long word may be broken: browsers do not know it in every language on every machine.

const LONG = 9;
const VOWEL = /[aeiouy]/i;
const LETTER = /[a-z]/i;
/** Consonants that are spoken together: three after another one (con-struct), or two. */
const THREE = /^[^aeiouy](str|spr|scr)/i;
const TWO = /^([bcdfgpt]r|[bcfgp]l|ph)/i;
/** What words are made of: between these and the rest everybody breaks. */
const HEAD = /^battle(?=.)/i;
const TAIL = /(?:ment|ship)s?$/i;

/** A name in pieces: between two of them a hyphen may stand, if the line is too short. Words that
 * have room on any card stay whole. A syllable begins with the last consonant before a vowel, or the
 * last ones that are spoken together; of all such places the one nearest to the middle is taken. */
export function pieces(name: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: word, index } of name.matchAll(/[^\s-]+/g)) {
    const cut = word.length > LONG ? middle(word) : 0;
    if (!cut) continue;
    found.push(name.slice(from, index + cut));
    from = index + cut;
  }
  return [...found, name.slice(from)];
}

function middle(word: string): number {
  const tail = word.search(TAIL);
  if (tail > 2) return tail;
  const head = HEAD.exec(word);
  if (head) return head[0].length;
  const places = [...word].flatMap((letter, i) => {
    const next = word[i + 1] ?? '';
    const begins = LETTER.test(letter) && !VOWEL.test(letter) && VOWEL.test(next);
    const at = THREE.test(word.slice(i - 3)) ? i - 2 : TWO.test(word.slice(i - 1)) ? i - 1 : i;
    return begins && at > 2 && at < word.length - 2 ? [at] : [];
  });
  const far = (i: number): number => Math.abs(i - word.length / 2);
  return places.sort((a, b) => far(a) - far(b))[0] ?? 0;
}
