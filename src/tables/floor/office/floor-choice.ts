import type { FloorTable } from '#tables/sittings/wire/sittings.ts';

export const SHOWS = ['all', 'mine', 'calls'] as const;
export const VIEWS = ['tiles', 'plan'] as const;

export interface FloorChoice {
  show: (typeof SHOWS)[number];
  view: (typeof VIEWS)[number];
  /** Null for all. */
  area: string | null;
}

export const USUAL: FloorChoice = { show: 'all', view: 'tiles', area: null };

/** What was remembered. An area that is gone shows all of them. */
export function choiceOf(remembered: Partial<FloorChoice>, areas: readonly string[]): FloorChoice {
  const { show, view, area = null } = remembered;
  return {
    show: SHOWS.find((known) => known === show) ?? USUAL.show,
    view: VIEWS.find((known) => known === view) ?? USUAL.view,
    area: area !== null && areas.includes(area) ? area : null,
  };
}

export interface Area {
  /** The name of the area; null for tables in none. */
  name: string | null;
  /** Without areas, the word that tables share, such as "Table". */
  label: string;
  tables: FloorTable[];
}

/** Areas in the order of their first table, those in none last. A restaurant without areas has one for each label. */
export function areasOf(tables: readonly FloorTable[]): Area[] {
  const hasAreas = tables.some(({ room }) => room !== null);
  const byArea = Map.groupBy(tables, ({ room, label }) => (hasAreas ? room : label));
  const areas = [...byArea.values()].map((own) => ({
    name: own[0]?.room ?? null,
    label: hasAreas ? '' : (own[0]?.label ?? ''),
    tables: own,
  }));
  return areas.toSorted((one, other) => Number(one.name === null) - Number(other.name === null));
}

/** The tables that the choice shows, for whoever has this account. */
export function shownTables(
  tables: readonly FloorTable[],
  { show, area }: FloorChoice,
  me: string | undefined,
): FloorTable[] {
  return tables
    .filter((table) => area === null || table.room === area)
    .filter((table) => show !== 'mine' || (me !== undefined && table.sitting?.waiter?._id === me))
    .filter((table) => show !== 'calls' || isCalling(table));
}

export function isCalling({ sitting }: FloorTable): boolean {
  return sitting !== null && sitting.calls.length + sitting.waiting + sitting.claims > 0;
}
