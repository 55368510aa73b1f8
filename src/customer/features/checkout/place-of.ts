import type { OfferedTable } from '#domain/api/tables.ts';
import { addressLabel } from '#domain/placing/checkout.ts';
import type { OrderType } from '#domain/store/catalogue.ts';
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

/** The table or room that the link named; whoever chooses delivery instead is not sitting at it. */
export function tableOf(visit: Visit, orderType: OrderType | null): { iden: string; idel: string } | null {
  const { iden, idel, conf } = visit;
  if (iden === null || iden === '' || !orderType) return null;
  const isElsewhere = addressLabel(orderType.label) !== 'Table/Room no.' && conf !== orderType.label;
  return isElsewhere ? null : { iden, idel: idel ?? '' };
}
