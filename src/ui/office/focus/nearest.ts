export interface Spot {
  id: string;
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** A distance to the side counts this many times. */
const SIDE_FACTOR = 3;

/** What an arrow key leads to: the first one without a focus, null at the edge. */
export function nearest(spots: readonly Spot[], from: string | null, direction: Direction): string | null {
  const start = spots.find(({ id }) => id === from);
  if (!start) return spots[0]?.id ?? null;
  let best: { id: string; distance: number } | null = null;
  for (const spot of spots) {
    const distance = distanceTo(start, spot, direction);
    if (distance !== null && (best === null || distance < best.distance)) best = { id: spot.id, distance };
  }
  return best?.id ?? null;
}

function distanceTo(from: Spot, to: Spot, direction: Direction): number | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const ahead = { up: -down, down, left: -right, right }[direction];
  const aside = Math.abs(direction === 'up' || direction === 'down' ? right : down);
  // Rounding puts neighbours in a row up to half a pixel apart.
  return ahead < 1 ? null : ahead + SIDE_FACTOR * aside;
}
