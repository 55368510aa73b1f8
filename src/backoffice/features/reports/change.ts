export type Change = { kind: 'none' } | { kind: 'same' } | { kind: 'more' | 'less'; share: number };

/** Below this it is told as the same: it would be written as nought. */
const LEAST = 0.0005;

/** How a figure stands to the one before it, as a share of that. */
export function changeOf(now: number | null, before: number | null): Change {
  if (now === null || before === null || before === 0) return { kind: 'none' };
  const share = (now - before) / before;
  if (Math.abs(share) < LEAST) return { kind: 'same' };
  return { kind: share > 0 ? 'more' : 'less', share: Math.abs(share) };
}
