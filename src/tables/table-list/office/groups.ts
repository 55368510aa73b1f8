import type { TableView } from '../wire/tables.ts';

type Named = Pick<TableView, 'iden' | 'idel'>;

export interface Group<Table extends Named = TableView> {
  label: string;
  tables: Table[];
}

/** Groups tables by their label, such as "Table" or "Room", in the order of the list. */
export function groupsOf<Table extends Named>(tables: readonly Table[]): Group<Table>[] {
  const labels = new Set(tables.map(({ idel }) => idel));
  return [...labels].map((label) => ({ label, tables: tables.filter(({ idel }) => idel === label) }));
}

/**
 * All names in their new order, once a table has changed places with its neighbour in its group. Null if it has none.
 */
export function movedBy(tables: readonly Named[], iden: string, step: 1 | -1): string[] | null {
  const idens = tables.map((table) => table.iden);
  const group = groupsOf(tables).find((one) => one.tables.some((table) => table.iden === iden));
  const place = group?.tables.findIndex((table) => table.iden === iden) ?? -1;
  const neighbour = group?.tables[place + step]?.iden;
  if (place === -1 || neighbour === undefined) return null;
  return idens.map((one) => (one === iden ? neighbour : one === neighbour ? iden : one));
}

export type Kind = 'table' | 'room' | 'counter' | 'other';

const SERVED_AS: Record<Kind, RegExp | null> = {
  table: /dine|table/i,
  room: /room/i,
  counter: /pick|counter|take/i,
  other: null,
};

/** The order type that guests at such a place most likely want; null lets them choose. */
export function likelyType(kind: Kind, labels: readonly string[]): string | null {
  const expected = SERVED_AS[kind];
  return labels.find((label) => expected?.test(label)) ?? null;
}
