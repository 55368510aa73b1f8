import type { FloorTable } from '#tables/sittings/wire/sittings.ts';
import type { TablePlace, TableShape } from '#tables/table-list/rules/table-place.ts';

interface Size {
  wide: number;
  high: number;
}

/** In steps of the grid. */
export const SIZES: Record<TableShape, Size> = {
  round: { wide: 3, high: 3 },
  square: { wide: 3, high: 3 },
  long: { wide: 5, high: 3 },
};

const FARTHEST = 99;
const TURN = 45;
const PER_ROW = 4;
const PITCH = { x: 5, y: 4 };
const SEATS_AT_A_LONG_ONE = 6;

type Seated = Pick<FloorTable, 'place' | 'seats'>;

/** Where a table stands. One that nobody has put anywhere stands in a row with its neighbours in the list. */
export function placeOf({ place, seats }: Seated, index: number): TablePlace {
  if (place) return place;
  const shape = (seats ?? 0) >= SEATS_AT_A_LONG_ONE ? 'long' : 'square';
  return { x: (index % PER_ROW) * PITCH.x, y: Math.floor(index / PER_ROW) * PITCH.y, shape, turn: 0 };
}

/** The size of the plan, with a margin to drag into while it is arranged. */
export function extentOf(places: readonly TablePlace[], margin = 0): Size {
  const most = (ends: number[]) => Math.min(Math.max(1, ...ends) + margin, FARTHEST + 1);
  return {
    wide: most(places.map(({ x, shape }) => x + SIZES[shape].wide)),
    high: most(places.map(({ y, shape }) => y + SIZES[shape].high)),
  };
}

export function movedBy(place: TablePlace, right: number, down: number): TablePlace {
  const { wide, high } = SIZES[place.shape];
  const within = (at: number, size: number) => Math.min(Math.max(0, Math.round(at)), FARTHEST + 1 - size);
  return { ...place, x: within(place.x + right, wide), y: within(place.y + down, high) };
}

export function turned(place: TablePlace): TablePlace {
  return { ...place, turn: (place.turn + TURN) % 360 };
}

export function isSamePlace(one: TablePlace, other: TablePlace): boolean {
  return one.x === other.x && one.y === other.y && one.shape === other.shape && one.turn === other.turn;
}
