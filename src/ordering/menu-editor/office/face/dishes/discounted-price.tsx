import { formatMoney, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import styles from './dishes.module.css';

interface DiscountedPriceProps {
  listed: Minor;
  /** After the discounts of the dish and its category. */
  price: Minor;
  /** Words around the price. */
  wrap?: (price: string) => string;
}

/** The price, with the price before discounts struck through. */
export function DiscountedPrice({ listed, price, wrap = (text) => text }: DiscountedPriceProps) {
  const { currency } = useStore().profile;
  return (
    <>
      {wrap(formatMoney(price, currency))}
      {listed !== price && <s className={styles.listed}>{formatMoney(listed, currency)}</s>}
    </>
  );
}
