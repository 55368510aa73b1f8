import { getCatalogue } from '#ordering/menu/server/get-catalogue.ts';
import { findItemView } from '#ordering/menu-editor/rules/edits/items.ts';
import { pricedOption } from '#ordering/menu-editor/rules/prices/draft-price.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { ApiPriceDraft, PriceBody } from '../wire/drafts.ts';

/** A link to the form of a dish with another price in it. Nothing is kept: what a person saves is the change. */
export async function draftPrice(
  ctx: StoreCtx,
  dishId: string,
  { price, option: optionId }: PriceBody,
): Promise<ApiPriceDraft> {
  authorise(ctx, 'item.update');
  const { currency } = await findStore(ctx.db, ctx.storeId);
  const item = findItemView(await getCatalogue(ctx), dishId)?.item;
  if (!item) throw new AppError('ITEM_NOT_FOUND');
  const option = pricedOption(item, optionId ?? null);
  if (!option) throw fieldFault({ option: { rule: optionId === undefined ? 'required' : 'id' } });
  const query = new URLSearchParams({ option: option.id, price: String(price) });
  return {
    dish: { id: item._id, name: item.label },
    option: { id: option.id, name: option.label },
    currency,
    from: option.price,
    to: price,
    link: `${ctx.site.origin}/app/management/e-commerce/product/${item._id}?${query}`,
  };
}
