import type { Category, Item } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/money/money.ts';
import { VegMark } from '#ui/parts/veg-mark.tsx';
import { Picture } from '../../parts/picture.tsx';
import { PriceTag } from '../../parts/price-tag.tsx';
import { descriptionIn, labelIn } from '../../texts/label-in.ts';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.ts';
import styles from './item-sheet.module.css';

interface Props {
  id: string;
  item: Item;
  category: Category;
  currency: string;
  /** The price of the choices without discounts. */
  chosen: Minor;
}

/** The dish's picture, name, description and price with the present choices. */
export function ItemHeading({ id, item, category, currency, chosen }: Props) {
  const { texts, locale } = useLanguage();
  const label = labelIn(item, locale);
  const description = descriptionIn(item, locale);
  return (
    <div className={styles.heading}>
      <div className={styles.picture}>
        <Picture url={item.images[0] ?? null} alt="" name={label.text} sizes="5rem" />
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
          <PriceTag item={item} category={category} currency={currency} chosen={chosen} />
        </p>
      </div>
    </div>
  );
}

/** All pictures side by side, if there are more than the one in the heading. */
export function ItemPictures({ images, label }: { images: string[]; label: string }) {
  const { menu } = useTexts();
  const { item } = useOrderTexts();
  if (images.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to scroll from the keyboard too
    <ul className={styles.pictures} tabIndex={0} aria-label={item.pictures(label)}>
      {images.map((image, at) => (
        <li key={image}>
          <Picture url={image} alt={menu.picture(label, at + 1, images.length)} name={label} sizes="14rem" />
        </li>
      ))}
    </ul>
  );
}
