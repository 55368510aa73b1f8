import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';

type Labelled = Pick<OrderType, 'label'>;
/** The part of a visit that decides about order types. */
type LinkedType = Pick<Visit, 'conf' | 'unknownTable' | 'sitsAs'>;

/** The order types to choose from. A link that names one allows only that one, unless its table is unknown. */
export function offeredTypes<Type extends Labelled>(orderTypes: Type[], visit: LinkedType): Type[] {
  if (visit.unknownTable !== undefined) return orderTypes;
  const named = orderTypes.filter(({ label }) => label === visit.conf);
  return named.length > 0 ? named : orderTypes;
}

/** The only order type or the chosen one. With an unknown table, the link's own is preselected. */
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

/** The order type of the rounds at a table. Elsewhere the only one of a store or that of the link, else the chosen one. */
export function typeAt({ page }: StoreModel, place: LinkedType, chosen: string | null = null) {
  const active = page.profile.orderConfigs.filter((type) => type.active);
  const visit = place.sitsAs === undefined ? place : { ...place, conf: place.sitsAs };
  return typeIn(offeredTypes(active, visit), chosen, visit);
}
