export type Change = { kind: 'none' } | { kind: 'same' } | { kind: 'more' | 'less'; share: number };

/** A smaller share counts as the same, because it would be shown as 0 %. */
const LEAST = 0.0005;

/** Compares a figure with that of the period before, and returns the change as a share of the earlier one. */
export function changeOf(now: number | null, before: number | null): Change {
  if (now === null || before === null || before === 0) return { kind: 'none' };
  const share = (now - before) / before;
  if (Math.abs(share) < LEAST) return { kind: 'same' };
  return { kind: share > 0 ? 'more' : 'less', share: Math.abs(share) };
}
