import { createRandom } from '../faults/random.ts';

export type Spread = 'uniform' | 'Zipf 1.0';

/** Draws numbers from 1 to `count`: each as often, or the second half as often as the first, the third a third … */
export function drawStores(count: number, spread: Spread, draws: number): number[] {
  const random = createRandom(draws);
  if (spread === 'uniform') return Array.from({ length: draws }, () => 1 + random.below(count));
  const sums: number[] = [];
  for (let no = 1; no <= count; no++) sums.push((sums.at(-1) ?? 0) + 1 / no);
  const whole = sums.at(-1) ?? 0;
  return Array.from({ length: draws }, () => {
    const point = (random.below(1e9) / 1e9) * whole;
    return 1 + lowest(sums, point);
  });
}

/** The first place whose sum is above the point. */
function lowest(sums: number[], point: number): number {
  let [from, to] = [0, sums.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sums[middle] ?? 0) > point) to = middle;
    else from = middle + 1;
  }
  return from;
}
