import type { SittingView } from '#tables/sittings/wire/sittings.ts';

type Bill = Pick<SittingView, 'total' | 'due' | 'parts'>;
type Part = SittingView['parts'][number];

/** What a guest has begun to pay, and nobody has said is paid. */
const isBegun = ({ state }: Part) => state === 'open' || state === 'awaiting';

/**
 * Whether what this guest had begun to pay has ended because the bill has changed. What they drop themselves, or do not
 * pay in time, changes no sum.
 */
export function hasEndedBySum(you: string | null, before: Bill, now: Bill): boolean {
  if (before.total === now.total && before.due === now.due) return false;
  const isThere = ({ _id }: Part) => now.parts.some((part) => part._id === _id && part.state !== 'dropped');
  return before.parts.some((part) => part.guest === you && isBegun(part) && !isThere(part));
}

/** Whether the guest pays something, so that they have chosen anew. */
export const isPaying = (you: string | null, { parts }: Pick<Bill, 'parts'>): boolean =>
  parts.some((part) => part.guest === you && isBegun(part));
