import type { StoreModel } from '#domain/api/store-model.ts';
import type { OrderedAs } from '../../pricing/pricing.ts';
import type { Visit } from '../../state/visit.ts';
import { offeredTypes, typeIn } from './form/type-of.ts';

export const AS_NOBODY: OrderedAs = { type: null, table: null };

/** By the only order type or that of the link, else by the one that was chosen in the checkout. */
export function orderedAs(
  { page }: StoreModel,
  place: Pick<Visit, 'conf' | 'iden' | 'unknownTable'>,
  chosen: string | null = null,
): OrderedAs {
  const offered = offeredTypes(
    page.profile.orderConfigs.filter(({ active }) => active),
    place,
  );
  return { type: typeIn(offered, chosen, place)?._id ?? null, table: place.iden };
}
