import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { formatMoney, type Minor } from '#platform/money/rules/money.ts';
import { descriptionIn, labelIn } from '#texts/guests/label-in.ts';
import { PriceTag } from '#ui/guests/price-tag.tsx';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';
import type { Category, Item } from '../../rules/menu.ts';
import styles from './item-sheet.module.css';

interface Props {
  id: string;
  item: Item;
  category: Category;
  currency: string;
  /** The price of the choices without discounts. */
  chosen: Minor;
  /** The same by the menu. */
  usual: Minor;
  /** How much less a combo costs than its dishes by themselves. */
  saves: Minor;
}

/** The dish's name and its price with the present choices. */
export function ItemHeading({ id, item, category, currency, chosen, usual, saves }: Props) {
  const { texts, language } = useLanguage();
  const { combo } = useOrderTexts();
  const label = labelIn(item, language);
  return (
    <div className={styles.heading}>
      <h2 id={id} lang={label.lang}>
        {label.text}
      </h2>
      <p className={styles.price}>
        {item.veg !== null && (
          <VegMark veg={item.veg} label={item.veg ? texts.menu.veg : texts.menu.nonVeg} />
        )}
        <PriceTag item={item} category={category} currency={currency} chosen={chosen} usual={usual} />
        {saves > 0 && <span className={styles.saves}>{combo.saves(formatMoney(saves, currency))}</span>}
      </p>
    </div>
  );
}

export function ItemDescription({ item }: { item: Item }) {
  const { language } = useLanguage();
  const { text, lang } = descriptionIn(item, language);
  return (
    text && (
      <p className={styles.description} lang={lang}>
        {text}
      </p>
    )
  );
}
