import type { Category, Item } from '#domain/menu.ts';
import { formatMoney } from '#domain/money.ts';
import { startingPrice } from '#domain/options.ts';
import { discountPercent, priceLine } from '#domain/pricing.ts';
import { VegMark } from '#ui/parts/veg-mark.tsx';
import { Picture } from '../../parts/picture.tsx';
import { descriptionIn, labelIn } from '../../texts/label-in.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './item-heading.module.css';

interface Props {
  id: string;
  item: Item;
  category: Category;
  currency: string;
}

/** The dish, its name, and what it is. */
export function ItemHeading({ id, item, category, currency }: Props) {
  const { texts, locale } = useLanguage();
  const label = labelIn(item, locale);
  const description = descriptionIn(item, locale);
  const discounts = { categoryDiscount: category.discount, itemDiscount: item.discount };
  const { base, unit, savings } = priceLine({
    base: startingPrice(item),
    ...discounts,
    taxes: [],
    quantity: 1,
  });
  return (
    <div className={styles.heading}>
      <div className={styles.picture}>
        <Picture url={item.images[0] ?? null} alt="" name={label.text} sizes="5rem" load="soon" />
      </div>
      <div className={styles.text}>
        <h2 id={id} lang={label.lang}>
          {label.text}
        </h2>
        {description.text && <p lang={description.lang}>{description.text}</p>}
        <p className={styles.price}>
          {item.veg !== null && (
            <VegMark veg={item.veg} label={item.veg ? texts.menu.veg : texts.menu.nonVeg} />
          )}
          <strong>{formatMoney(unit, currency)}</strong>
          {savings > 0 && (
            <>
              <s>
                <span className="visually-hidden">{texts.menu.wasPrice(formatMoney(base, currency))}</span>
                <span aria-hidden="true">{formatMoney(base, currency)}</span>
              </s>
              <em>{texts.menu.off(discountPercent(category.discount, item.discount))}</em>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
