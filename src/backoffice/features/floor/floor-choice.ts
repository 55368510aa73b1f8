import type { FloorTable } from '#domain/api/sittings.ts';

export const SHOWS = ['all', 'mine', 'calls'] as const;
export const VIEWS = ['tiles', 'plan'] as const;

export interface FloorChoice {
  show: (typeof SHOWS)[number];
  view: (typeof VIEWS)[number];
  /** Null for all. */
  room: string | null;
}

export const USUAL: FloorChoice = { show: 'all', view: 'tiles', room: null };

/** What was remembered. A room that is gone shows all of them. */
export function choiceOf(remembered: Partial<FloorChoice>, rooms: readonly string[]): FloorChoice {
  const { show, view, room = null } = remembered;
  return {
    show: SHOWS.find((known) => known === show) ?? USUAL.show,
    view: VIEWS.find((known) => known === view) ?? USUAL.view,
    room: room !== null && rooms.includes(room) ? room : null,
  };
}

export interface Room {
  /** The name of the room; null for tables in none. */
  name: string | null;
  /** Without rooms, the word that tables share, such as "Table". */
  label: string;
  tables: FloorTable[];
}

/** Rooms in the order of their first table, those in none last. A restaurant without rooms has one for each label. */
export function roomsOf(tables: readonly FloorTable[]): Room[] {
  const hasRooms = tables.some(({ room }) => room !== null);
  const byRoom = Map.groupBy(tables, ({ room, label }) => (hasRooms ? room : label));
  const rooms = [...byRoom.values()].map((own) => ({
    name: own[0]?.room ?? null,
    label: hasRooms ? '' : (own[0]?.label ?? ''),
    tables: own,
  }));
  return rooms.toSorted((one, other) => Number(one.name === null) - Number(other.name === null));
}

/** The tables that the choice shows, for whoever has this account. */
export function shownTables(
  tables: readonly FloorTable[],
  { show, room }: FloorChoice,
  me: string | undefined,
): FloorTable[] {
  return tables
    .filter((table) => room === null || table.room === room)
    .filter((table) => show !== 'mine' || (me !== undefined && table.sitting?.waiter?._id === me))
    .filter((table) => show !== 'calls' || isCalling(table));
}

export function isCalling({ sitting }: FloorTable): boolean {
  return sitting !== null && sitting.calls.length + sitting.waiting + sitting.claims > 0;
}
