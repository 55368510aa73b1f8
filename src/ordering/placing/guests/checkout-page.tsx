import { type FormEvent, useRef } from 'react';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { type Cart, countItems } from '#ordering/cart/rules/cart.ts';
import type { CartLineNow } from '#ordering/cart/rules/priced-cart.ts';
import type { Visit } from '#platform/phone/guests/state/visit.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { useInSight } from '#ui/guests/use-in-sight.ts';
import type { Outcome } from '../rules/place-once.ts';
import { Bill } from './cart/bill.tsx';
import { CartHeader } from './cart/cart-header.tsx';
import { CartLines } from './cart/cart-lines.tsx';
import { ChangesSheet } from './cart/changes-sheet.tsx';
import { ComboCard } from './cart/combo-card.tsx';
import type { CardSetting } from './cart/dish-card.tsx';
import { GoesWell } from './cart/goes-well.tsx';
import styles from './checkout.module.css';
import { Details } from './form/details.tsx';
import { OrderTypes } from './form/order-types.tsx';
import { OtpEntry } from './form/otp-entry.tsx';
import { PlaceBar } from './place-bar.tsx';
import { usePricedMenus } from './priced-menus.ts';
import { StoreNotice } from './store-notice.tsx';
import { useCheckout } from './use-checkout.ts';

/** The place bar covers the end of a phone's screen. */
const ABOVE_THE_BAR = { rootMargin: '0px 0px -112px', threshold: 1 };

interface Props {
  store: StoreModel;
  cart: Cart<CartEntry>;
  visit: Visit;
  onPlaced: (outcome: Outcome) => Promise<void>;
  onEdit: (line: CartLineNow) => void;
  onDish: CardSetting['onDish'];
}

export function CheckoutPage({ store, cart, visit, onPlaced, onEdit, onDish }: Props) {
  const checkout = useCheckout({ store, cart, visit, onPlaced });
  const menus = usePricedMenus(store, checkout.as);
  const { profile } = store.page;
  const { ref, lines, bill, orderType, changes } = checkout;
  const total = useRef<HTMLDivElement>(null);
  const isTotalInSight = useInSight(total, ABOVE_THE_BAR);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.submit();
  };
  return (
    <main className={styles.page}>
      <CartHeader slug={profile.slug} count={countItems(cart)} storeName={profile.name} />
      <form ref={ref} className={styles.columns} noValidate onSubmit={submit}>
        <div className={styles.column}>
          <StoreNotice store={store} />
          <CartLines slug={profile.slug} lines={lines} currency={profile.currency} onEdit={onEdit} />
          <ComboCard store={store} cart={cart} menus={menus} />
          <OrderTypes
            orderTypes={checkout.orderTypes}
            chosen={orderType}
            place={checkout.table && placeName(checkout.table)}
            currency={profile.currency}
            fault={checkout.faults['orderType']}
            onChoose={checkout.chooseType}
          />
          {checkout.otp.challenge ? <OtpEntry checkout={checkout} /> : <Details checkout={checkout} />}
        </div>
        <div className={styles.bill}>
          <Bill
            bill={bill}
            lines={lines}
            orderType={orderType}
            currency={profile.currency}
            isRounding={store.isRounding ?? false}
            totalRef={total}
          />
        </div>
        {/* It loads late, and moves nothing here. */}
        <GoesWell store={store} cart={cart} as={checkout.as} onDish={onDish} />
        <PlaceBar checkout={checkout} store={store} isTotalInSight={isTotalInSight} />
      </form>
      <ChangesSheet
        open={checkout.isReviewing}
        changes={changes}
        isAllGone={lines.every(({ present }) => present === null)}
        currency={profile.currency}
        onAccept={checkout.accept}
        onClose={() => checkout.review(false)}
      />
    </main>
  );
}
