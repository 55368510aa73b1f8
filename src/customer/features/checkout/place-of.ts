import type { OfferedTable } from '#domain/api/tables.ts';
import type { OrderType } from '#domain/catalogue.ts';
import { addressLabel } from '#domain/checkout.ts';
import type { Visit } from '../../state/visit.ts';

/** In place of a table's name: the guest types where they sit. */
export const NO_TABLE = ' ';

/** Those at which this can be ordered. */
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

/** The order types to choose from: with a link that names one of them, only that one, unless its table is unknown. */
export function offeredTypes(orderTypes: OrderType[], visit: Visit): OrderType[] {
  if (visit.unknownTable !== undefined) return orderTypes;
  const named = orderTypes.filter(({ label }) => label === visit.conf);
  return named.length > 0 ? named : orderTypes;
}

/** The only one, or the chosen one; where all may be chosen because the table is unknown, at first the link's own. */
export function typeIn(offered: OrderType[], chosen: string | null, visit: Visit): OrderType | null {
  const [only, ...others] = offered;
  if (only && others.length === 0) return only;
  const wanted = chosen ?? (visit.unknownTable === undefined ? null : visit.conf);
  return offered.find(({ label }) => label === wanted) ?? null;
}

/** The table or room that the link named; whoever chooses delivery instead is not sitting at it. */
export function tableOf(visit: Visit, orderType: OrderType | null): { iden: string; idel: string } | null {
  const { iden, idel, conf } = visit;
  if (iden === null || iden === '' || !orderType) return null;
  const isElsewhere = addressLabel(orderType.label) !== 'Table/Room no.' && conf !== orderType.label;
  return isElsewhere ? null : { iden, idel: idel ?? '' };
}
