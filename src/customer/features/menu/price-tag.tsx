import { formatMoney, type Minor } from '#domain/money.ts';
import { discountPercent, priceLine } from '#domain/pricing.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './price-tag.module.css';

interface Props {
  base: Minor;
  categoryDiscount: number;
  itemDiscount: number;
  currency: string;
}

export function PriceTag({ base, categoryDiscount, itemDiscount, currency }: Props) {
  const { menu } = useTexts();
  const { unit, savings } = priceLine({ base, categoryDiscount, itemDiscount, taxes: [], quantity: 1 });
  const before = formatMoney(base, currency);
  return (
    <p className={styles.price}>
      <strong>{formatMoney(unit, currency)}</strong>
      {savings > 0 && (
        <>
          <s>
            <span className="visually-hidden">{menu.wasPrice(before)}</span>
            <span aria-hidden="true">{before}</span>
          </s>
          <em>{menu.off(discountPercent(categoryDiscount, itemDiscount))}</em>
        </>
      )}
    </p>
  );
}
