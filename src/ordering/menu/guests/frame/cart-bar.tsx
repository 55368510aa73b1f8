import { Link } from 'wouter';
import { sumAvailable } from '#ordering/cart/rules/cart-sums.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { lackingTo } from '#platform/money/rules/minimum.ts';
import { formatSum, type Minor } from '#platform/money/rules/money.ts';
import { useCart } from '#platform/phone/guests/state/cart.ts';
import type { Menu } from '../../rules/menu.ts';
import styles from './frame.module.css';

interface Props {
  slug: string;
  currency: string;
  menus: Menu[];
  minimum: Minor;
  /** Whether prices have their taxes within. */
  isTaxIncluded: boolean;
}

/** The sums of the cart above the menu, while it holds something. */
export function CartBar({ slug, currency, menus, minimum, isTaxIncluded }: Props) {
  const { cartBar } = useTexts();
  const cart = useCart(slug);
  if (!cart) return null;
  const { count, value, gone } = sumAvailable(cart.lines, menus);
  const lacking = lackingTo(minimum, value);
  return (
    <section aria-label={cartBar.label} data-cart-bar="">
      <Link href="/place-order" className={styles.bar}>
        <span className={styles.sums}>
          <b key={count}>{cartBar.items(count)}</b>
          <small>{(isTaxIncluded ? cartBar.withTaxes : cartBar.plusTaxes)(formatSum(value, currency))}</small>
          {lacking > 0 && <small>{cartBar.lacking(formatSum(lacking, currency))}</small>}
          {gone > 0 && <small>{cartBar.gone(gone)}</small>}
        </span>
        <span className={styles.action}>{cartBar.viewCart}</span>
      </Link>
    </section>
  );
}

/** A skip link past the menu. */
export function ToCart({ slug }: { slug: string }) {
  const { nav } = useTexts();
  return useCart(slug) && <Link href="/place-order">{nav.toCart}</Link>;
}
