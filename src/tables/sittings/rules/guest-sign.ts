// White letters can be read on each of these, and each can be told from the others on white and on black.
const COLOURS = ['#00796b', '#c2410c', '#7c3aed', '#1d4ed8', '#be123c', '#4d7c0f', '#a21caf', '#475569'];
const SIGNS = ['★', '♥', '♣', '♠', '◆', '▲', '■', '●'];

/** The colour and sign of a guest, by the order in which guests came. 64 guests have different ones. */
export function guestSign(number: number): { colour: string; sign: string } {
  const at = Math.max(0, number - 1);
  const turn = at + Math.floor(at / COLOURS.length);
  return { colour: COLOURS[at % COLOURS.length] ?? '', sign: SIGNS[turn % SIGNS.length] ?? '' };
}
