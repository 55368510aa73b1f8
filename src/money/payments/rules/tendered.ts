import type { Minor } from '#platform/money/rules/money.ts';

/** What guests hand over in India, in paise. The note of ₹2,000 was withdrawn in 2023. */
const NOTES: readonly Minor[] = [10_000, 20_000, 50_000];
const MOST_CHOICES = 4;

/**
 * The sums that a guest is likely to hand over for this amount: the next round ones, and the next notes above it. The
 * exact sum is not among them.
 */
export function likelyTendered(amount: Minor): Minor[] {
  if (amount <= 0) return [];
  const next = (step: Minor) => Math.ceil(amount / step) * step;
  const sums = [next(1_000), next(10_000), next(50_000), ...NOTES.filter((note) => note > amount)];
  return [...new Set(sums)]
    .filter((sum) => sum > amount)
    .toSorted((one, other) => one - other)
    .slice(0, MOST_CHOICES);
}

/** What goes back to the guest; null if it is not enough. */
export function changeOf(tendered: Minor, amount: Minor): Minor | null {
  return tendered < amount ? null : tendered - amount;
}
