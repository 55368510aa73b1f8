import type { StoreModel } from '#domain/api/store-model.ts';
import type { Minor } from '#domain/money/money.ts';
import { SideCart } from '../features/checkout/cart/side-cart.tsx';
import { useCartLines } from '../features/checkout/cart/use-offer.ts';
import { usePricedMenus } from '../features/checkout/priced-menus.ts';
import type { OrderedAs } from '../pricing/pricing.ts';
import { useCart } from '../state/cart.ts';
import { useLineEdit } from './use-line-edit.tsx';

interface Props {
  store: StoreModel;
  as: OrderedAs;
  minimum: Minor;
}

/** The cart beside the menu, with the sheet that edits its lines. */
export function CartBesideMenu({ store, as, minimum }: Props) {
  const { slug, currency } = store.page.profile;
  const entries = useCart(slug)?.lines ?? [];
  const lines = useCartLines(entries, { menus: usePricedMenus(store, as) }, store.timeZone);
  const { edit, sheet } = useLineEdit(store, as);
  return (
    <>
      <SideCart slug={slug} lines={lines} currency={currency} minimum={minimum} onEdit={edit} />
      {sheet}
    </>
  );
}
