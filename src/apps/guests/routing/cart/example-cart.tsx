import { useEffect } from 'react';
import { type Cart, type CartEntry, countItems } from '#ordering/cart/rules/cart.ts';
import { shownBill } from '#ordering/cart/rules/priced-cart.ts';
import { Bill } from '#ordering/placing/guests/cart/bill.tsx';
import { CartHeader } from '#ordering/placing/guests/cart/cart-header.tsx';
import { CartLines } from '#ordering/placing/guests/cart/cart-lines.tsx';
import { EmptyCart } from '#ordering/placing/guests/cart/empty-cart.tsx';
import { useCartLines, useOffer } from '#ordering/placing/guests/cart/use-offer.ts';
import { AS_NOBODY } from '#ordering/prices/guests/pricing.ts';
import { EXAMPLE_SLUG } from '#platform/phone/guests/links/addresses.ts';
import { $cart, openCart } from '#platform/phone/guests/state/cart.ts';
import { usePlacesTexts } from '#restaurant/listing/texts/guests/places/use-places-texts.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import actions from '#ui/shared/components/actions.module.css';
import { LoadingPage } from '../plain-pages.tsx';
import styles from './example-cart.module.css';
import { useExampleStore } from './example-store.ts';
import { useLineEdit } from './use-line-edit.tsx';

/** The cart of the example, which cannot be ordered. */
export function ExampleCart() {
  const open = useAtom($cart);
  useEffect(() => void openCart(EXAMPLE_SLUG), []);
  if (open?.slug !== EXAMPLE_SLUG) return <LoadingPage />;
  return open.cart ? <Filled cart={open.cart} /> : <EmptyCart href={`/${EXAMPLE_SLUG}`} />;
}

function Filled({ cart }: { cart: Cart<CartEntry> }) {
  const { example } = usePlacesTexts();
  const store = useExampleStore();
  const { currency, slug, name } = store.page.profile;
  const offer = useOffer(store);
  const lines = useCartLines(cart.lines, offer, store.timeZone);
  const { edit, sheet } = useLineEdit(store, AS_NOBODY);
  const [orderType = null] = offer.orderTypes;
  return (
    <main className={styles.page}>
      <CartHeader slug={slug} count={countItems(cart)} storeName={name} />
      <div className={styles.columns}>
        <CartLines slug={slug} lines={lines} currency={currency} onEdit={edit} />
        <div className={styles.bill}>
          <Bill
            bill={shownBill(lines, orderType)}
            lines={lines}
            orderType={orderType}
            currency={currency}
            isRounding={store.isRounding ?? false}
          />
          <section className={styles.end} aria-labelledby="example-end">
            <h2 id="example-end">{example.cartTitle}</h2>
            <p>{example.cartHint}</p>
            <a className={actions.strong} href="/auth/register">
              {example.own}
            </a>
            <a className={actions.quiet} href="/menu/">
              {example.others}
            </a>
          </section>
        </div>
      </div>
      {sheet}
    </main>
  );
}
