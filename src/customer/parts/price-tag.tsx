import type { Category, Item } from '#domain/menu.ts';
import { formatMoney } from '#domain/money.ts';
import { isFromPrice, startingPrice } from '#domain/options.ts';
import { discountPercent, priceDish } from '#domain/pricing.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './price-tag.module.css';

interface Props {
  item: Item;
  category: Category;
  currency: string;
}

/** What one of a dish costs before anything was chosen, and what it would without its discounts. */
export function PriceTag({ item, category, currency }: Props) {
  const { menu } = useTexts();
  const { base, unit, savings } = priceDish(startingPrice(item), { item, category });
  const price = formatMoney(unit, currency);
  return (
    <>
      <strong>{isFromPrice(item) ? menu.from(price) : price}</strong>
      {savings > 0 && (
        <>
          <PriceBefore price={formatMoney(base, currency)} />
          <em className={styles.off}>{menu.off(discountPercent(category.discount, item.discount))}</em>
        </>
      )}
    </>
  );
}

export function PriceBefore({ price }: { price: string }) {
  const { menu } = useTexts();
  return (
    <s className={styles.before}>
      <span className="visually-hidden">{menu.wasPrice(price)}</span>
      <span aria-hidden="true">{price}</span>
    </s>
  );
}
