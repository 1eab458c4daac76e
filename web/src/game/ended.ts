// The end in a sentence, where the log has none of its own.

/** The clause by which a game is given up. */
const CONCEDED = 'K-CONCEDE-1';

/** Names as one says them: a, b and c. */
export function list(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** Who won, and that the others gave up if they did; `me` is the seat of the viewer. */
export function ended(
  standings: readonly { seat: number; rank: number }[],
  clause: string,
  me: number,
  name: (seat: number) => string,
): string {
  const winners = standings.filter((row) => row.rank === 1).map((row) => row.seat);
  if (winners.length === standings.length) return 'A draw.';
  const who = (seat: number): string => (seat === me ? 'you' : name(seat));
  const said = list(winners.map(who));
  const verb = winners.length === 1 && winners[0] !== me ? 'wins' : 'win';
  const first = `${said.charAt(0).toUpperCase()}${said.slice(1)} ${verb}`;
  if (clause !== CONCEDED) return `${first}.`;
  const losers = standings.filter((row) => row.rank !== 1).map((row) => row.seat);
  return `${first}: ${list(losers.map(who))} conceded.`;
}
