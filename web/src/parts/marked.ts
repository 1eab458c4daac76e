// The few marks of emphasis that the rulebooks use: **strong**, *emphasis* and `names of options`.

export interface Piece {
  kind: 'text' | 'strong' | 'em' | 'code';
  text: string;
}

const MARK = /\*\*(.+?)\*\*|\*(\S(?:.*?\S)?)\*|`([^`]+)`/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'code', text: code ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}
