/** How full a day or an hour is: nobody comes, up to a quarter of the seats, up to half, up to three quarters, more. */
export type Fullness = 0 | 1 | 2 | 3 | 4;

export const FULLNESSES = [1, 2, 3, 4] as const satisfies readonly Fullness[];

/** By guests for each seat. Without any seat, whoever comes fills the place a little. */
export function fullnessOf(guests: number, seats: number): Fullness {
  if (guests === 0) return 0;
  const quarters = seats === 0 ? 1 : (guests / seats) * FULLNESSES.length;
  return FULLNESSES.find((level) => quarters <= level) ?? 4;
}
