import type { OrderType } from '#domain/catalogue.ts';
import { addressLabel } from '#domain/checkout.ts';
import type { Visit } from '../../state/visit.ts';

/** The order types to choose from: with a link that names one of them, only that one. */
export function offeredTypes(orderTypes: OrderType[], visit: Visit): OrderType[] {
  const named = orderTypes.filter(({ label }) => label === visit.conf);
  return named.length > 0 ? named : orderTypes;
}

/** The table or room that the link named; whoever chooses delivery instead is not sitting at it. */
export function tableOf(visit: Visit, orderType: OrderType | null): { iden: string; idel: string } | null {
  const { iden, idel, conf } = visit;
  if (iden === null || iden === '' || !orderType) return null;
  const isElsewhere = addressLabel(orderType.label) !== 'Table/Room no.' && conf !== orderType.label;
  return isElsewhere ? null : { iden, idel: idel ?? '' };
}
