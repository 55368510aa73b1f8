export interface Place {
  id: string;
  x: number;
  y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Who lies a little aside is further away than who lies straight on. */
const ASIDE = 3;

/** The ticket to which an arrow leads; the first one when none has the focus, null at the edge. */
export function nearest(places: readonly Place[], from: string | null, direction: Direction): string | null {
  const start = places.find(({ id }) => id === from);
  if (!start) return places[0]?.id ?? null;
  let best: { id: string; distance: number } | null = null;
  for (const place of places) {
    const distance = distanceTo(start, place, direction);
    if (distance !== null && (best === null || distance < best.distance)) best = { id: place.id, distance };
  }
  return best?.id ?? null;
}

function distanceTo(from: Place, to: Place, direction: Direction): number | null {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const ahead = { up: -down, down, left: -right, right }[direction];
  const aside = Math.abs(direction === 'up' || direction === 'down' ? right : down);
  // Half a pixel is no direction.
  return ahead < 1 ? null : ahead + ASIDE * aside;
}
