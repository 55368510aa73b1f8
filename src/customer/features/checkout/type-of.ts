import type { OrderType } from '#domain/store/catalogue.ts';
import type { Visit } from '../../state/visit.ts';

type Labelled = Pick<OrderType, 'label'>;
/** What a link says of the order type. */
type LinkedType = Pick<Visit, 'conf' | 'unknownTable'>;

/** The order types to choose from: with a link that names one of them, only that one, unless its table is unknown. */
export function offeredTypes<Type extends Labelled>(orderTypes: Type[], visit: LinkedType): Type[] {
  if (visit.unknownTable !== undefined) return orderTypes;
  const named = orderTypes.filter(({ label }) => label === visit.conf);
  return named.length > 0 ? named : orderTypes;
}

/** The only one, or the chosen one; where all may be chosen because the table is unknown, at first the link's own. */
export function typeIn<Type extends Labelled>(
  offered: Type[],
  chosen: string | null,
  visit: LinkedType,
): Type | null {
  const [only, ...others] = offered;
  if (only && others.length === 0) return only;
  const wanted = chosen ?? (visit.unknownTable === undefined ? null : visit.conf);
  return offered.find(({ label }) => label === wanted) ?? null;
}
