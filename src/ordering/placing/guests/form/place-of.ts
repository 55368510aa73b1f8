import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { isSeatedKind } from '#ordering/order-types/rules/order-kind.ts';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import type { OfferedTable } from '#tables/table-list/wire/tables.ts';

/** The option of a guest who types where they sit. */
export const NO_TABLE = ' ';

/** The tables that offer this order type. */
export function tablesFor(tables: OfferedTable[], { label }: OrderType): OfferedTable[] {
  return tables.filter(({ orderType }) => orderType === null || orderType === label);
}

export function chosenTable(
  tables: OfferedTable[],
  iden: string | null,
): { iden: string; idel: string } | null {
  const chosen = tables.find((table) => table.iden === iden);
  return chosen ? { iden: chosen.iden, idel: chosen.label } : null;
}

/** The table of the link; null for an order type such as delivery, unless the link names that too. */
export function visitedTable(
  visit: Visit,
  orderType: OrderType | null,
): { iden: string; idel: string } | null {
  const { iden, idel, conf } = visit;
  if (iden === null || iden === '' || !orderType) return null;
  const isElsewhere = !isSeatedKind(orderType.kind) && conf !== orderType.label;
  return isElsewhere ? null : { iden, idel: idel ?? '' };
}
