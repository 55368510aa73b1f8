import { SideCart } from '#ordering/placing/guests/cart/side-cart.tsx';
import { useCartLines } from '#ordering/placing/guests/cart/use-offer.ts';
import { usePricedMenus } from '#ordering/placing/guests/priced-menus.ts';
import type { OrderedAs } from '#ordering/prices/guests/pricing.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { $cart, useCart } from '#platform/phone/guests/state/cart.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { useLineEdit } from './use-line-edit.tsx';

interface Props {
  store: StoreModel;
  as: OrderedAs;
  minimum: Minor;
}

/** The cart beside the menu, with the sheet that edits its lines. */
export function CartBesideMenu({ store, as, minimum }: Props) {
  const { slug, currency } = store.page.profile;
  const isRead = useAtom($cart)?.slug === slug;
  const entries = useCart(slug)?.lines ?? [];
  const lines = useCartLines(entries, { menus: usePricedMenus(store, as) }, store.timeZone);
  const { edit, sheet } = useLineEdit(store, as);
  if (!isRead) return null;
  return (
    <>
      <SideCart slug={slug} lines={lines} currency={currency} minimum={minimum} onEdit={edit} />
      {sheet}
    </>
  );
}
