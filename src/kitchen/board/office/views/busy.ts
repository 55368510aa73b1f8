import type { OpenState } from '../orders/tickets.ts';

export type Counts = Readonly<Record<OpenState, number>>;

/** More tickets than one of three columns shows. */
const MANY = 8;
/** Few enough for a column again. The gap to MANY keeps one ticket more or less from switching the board. */
const FEW = 4;

/** The state that has the board to itself, because its tickets would not fit beside the others. */
export function busyState(before: OpenState | null, counts: Counts): OpenState | null {
  if (before !== null && counts[before] > FEW) return before;
  const busiest = mostOf(counts, (state) => counts[state]);
  return counts[busiest] >= MANY ? busiest : null;
}

/** Divides the columns of a wall screen: each state has at least one, busy states have more. */
export function sharesOf(counts: Counts, total: number): Counts {
  const shares: Record<OpenState, number> = { 1: 1, 2: 1, 3: 1 };
  for (let spare = total - 3; spare > 0; spare--) {
    const fullest = mostOf(counts, (state) => counts[state] / shares[state]);
    if (counts[fullest] / shares[fullest] <= FEW) break;
    shares[fullest] += 1;
  }
  return shares;
}

/** The first on the board of several with the same measure. */
function mostOf(counts: Counts, measure: (state: OpenState) => number): OpenState {
  const states = Object.keys(counts).map(Number) as OpenState[];
  return states.reduce((most, state) => (measure(state) > measure(most) ? state : most));
}
