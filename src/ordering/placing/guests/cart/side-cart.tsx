import { Link } from 'wouter';
import { countItems } from '#ordering/cart/rules/cart.ts';
import { shownBill } from '#ordering/cart/rules/priced-cart.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { lackingTo } from '#platform/money/rules/minimum.ts';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import actions from '#ui/shared/components/actions.module.css';
import { Art } from '#ui/shared/components/art.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import { CartRows, type CartRowsProps } from './cart-lines.tsx';
import styles from './side-cart.module.css';

interface Props extends CartRowsProps {
  minimum: Minor;
}

/** The cart that stays beside the menu on a wide screen. */
export function SideCart({ minimum, ...rows }: Props) {
  const { lines, currency } = rows;
  const { cartBar } = useTexts();
  const { bill, cart } = useOrderTexts();
  const { cartValue } = shownBill(lines, null);
  const lacking = lackingTo(minimum, cartValue);
  const count = countItems({ lines: lines.map(({ entry }) => entry), timestamp: 0 });
  if (lines.length === 0) {
    return (
      <section className={styles.cart} aria-label={cartBar.label}>
        <Art show="empty" />
        <h2>{cart.emptyTitle}</h2>
        <p>{cart.emptySide}</p>
      </section>
    );
  }
  return (
    <section className={styles.cart} aria-label={cartBar.label} data-side-cart="">
      <h2>{cartBar.items(count)}</h2>
      <div className={styles.lines}>
        <CartRows {...rows} />
      </div>
      <p className={styles.value}>
        {bill.cartValue} <strong>{formatSum(cartValue, currency)}</strong>
      </p>
      {lacking > 0 && <p className={styles.lacking}>{cartBar.lacking(formatSum(lacking, currency))}</p>}
      <Link className={actions.strong} href="/place-order">
        {cartBar.viewCart}
      </Link>
    </section>
  );
}
