import type { Category, DecidingRule, Item } from '#domain/menu/menu.ts';
import { isFromPrice, startingPrice } from '#domain/menu/options.ts';
import { formatMoney, type Minor } from '#domain/money/money.ts';
import { usualOf } from '#domain/pricing/price-at.ts';
import { discountPercent, priceDish } from '#domain/pricing/price-line.ts';
import { labelIn } from '../texts/label-in.ts';
import { showMinute } from '../texts/show-time.ts';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import styles from './price-tag.module.css';

interface Props {
  item: Item;
  category: Category;
  currency: string;
  /** The price of the choices without discounts; 0 shows the starting price. */
  chosen?: Minor;
  /** The same by the menu, whatever rules say now. */
  usual?: Minor;
}

/** The price of a dish, with the price before discounts. */
export function PriceTag({ item, category, currency, chosen = 0, usual = chosen }: Props) {
  const { menu } = useTexts();
  const { base, unit } = priceDish(chosen || startingPrice(item), { item, category });
  const before = Math.max(base, usual || startingPrice(usualOf(item)));
  const percent = discountPercent(category.discount, item.discount);
  const price = formatMoney(unit, currency);
  return (
    <>
      <strong>{chosen === 0 && isFromPrice(item) ? menu.from(price) : price}</strong>
      {before > unit && <PriceBefore price={formatMoney(before, currency)} />}
      {percent > 0 && <em className={styles.off}>{menu.off(percent)}</em>}
      {item.priced && <PriceReason rule={item.priced.rule} />}
    </>
  );
}

/** Why a price differs from the menu's: "Happy hour until 7 pm". */
export function PriceReason({ rule }: { rule: DecidingRule }) {
  const { texts, language } = useLanguage();
  const { text, lang } = labelIn(rule, language);
  return (
    <em className={styles.why} lang={lang}>
      {rule.ends === null ? text : texts.menu.until(text, showMinute(rule.ends))}
    </em>
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
