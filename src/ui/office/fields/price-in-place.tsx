import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import {
  discountedRange,
  hasSimplePrice,
  priceRange,
  simplePriceOf,
} from '#ordering/menu-editor/rules/simple-price.ts';
import { currencySymbol, formatMoney, type Minor } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { formatRange } from '../format.ts';
import { InPlace } from './in-place.tsx';
import styles from './price-in-place.module.css';
import { showPrice } from './show-price.ts';

interface PriceInPlaceProps {
  item: ItemView;
  category: { discount: number };
  /** Null removes the price. The notice says what it was and is. */
  onChange: (price: Minor | null, notice: string) => void;
}

/** A single price can be edited in place; several are shown as a range. The discounted price stands below. */
export function PriceInPlace({ item, category, onChange }: PriceInPlaceProps) {
  const t = useTexts();
  const { currency } = useStore().profile;
  const range = priceRange(item);
  const discounted = discountedRange(item, category);
  return (
    <div className={styles.price}>
      {hasSimplePrice(item) ? (
        <SimplePrice item={item} onChange={onChange} />
      ) : (
        <span className={styles.range}>{range && formatRange(range, currency)}</span>
      )}
      {discounted && (
        <span className={styles.discounted}>{t.items.discounted(formatRange(discounted, currency))}</span>
      )}
    </div>
  );
}

function SimplePrice({ item, onChange }: Omit<PriceInPlaceProps, 'category'>) {
  const t = useTexts();
  const { currency } = useStore().profile;
  const price = simplePriceOf(item);
  const shown = (amount: Minor | null) => amount !== null && formatMoney(amount, currency);
  return (
    <InPlace
      label={t.editor.priceOf(item.label)}
      currency={<span className={styles.currency}>{currencySymbol(currency)}</span>}
      placeholder={t.editor.price}
      value={price === null ? '' : showPrice(price)}
      onCommit={(typed) => {
        const read = parsePrice(typed);
        if (typed !== '' && read === null) return t.editor.priceWrong;
        onChange(read, t.editor.priceSaved(item.label, shown(read), shown(price)));
        return undefined;
      }}
    />
  );
}
