import { lineKey } from '#ordering/cart/rules/cart.ts';
import type { FoundItem } from '#ordering/menu/rules/menu.ts';
import { askedGroups, baseOf, selectionsOf, startingChoices } from '#ordering/menu/rules/options/choices.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { addEntry, setQuantity } from '#platform/phone/guests/state/cart.ts';
import { showAdded, showToast } from '#platform/phone/guests/state/toasts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { Picture } from '#ui/guests/picture.tsx';
import { PriceTag } from '#ui/guests/price-tag.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';
import styles from './dish-card.module.css';

export interface CardSetting {
  slug: string;
  currency: string;
  /** Opens the dish, or asks which of its variants to add or remove. */
  onDish: (dish: FoundItem, kind: 'open' | 'more' | 'less') => void;
}

interface Props extends CardSetting {
  dish: FoundItem;
  /** How many of it are in the cart. */
  quantity: number;
}

/** A small card of a dish, to add it to the cart. A dish with options opens its sheet. */
export function DishCard({ dish, quantity, slug, currency, onDish }: Props) {
  const { texts, language } = useLanguage();
  const { item, category } = dish;
  const label = labelIn(item, language);
  const choices = startingChoices(item);
  const { unit } = priceDish(baseOf(item, choices), { item, category });
  const line = { itemId: item.id, selections: selectionsOf(item, choices), quantity: 1 };

  const add = () => {
    addEntry(slug, { ...line, label: item.label, image: item.images[0] ?? null, unit });
    showAdded(texts.cartBar.added(label.text));
  };
  const setTo = (wanted: number) => {
    setQuantity(slug, lineKey(line), wanted);
    if (wanted === 0) showToast(texts.cartBar.removed(label.text), 'error');
  };
  const ask = (wanted: number) => {
    onDish(dish, quantity === 0 ? 'open' : wanted > quantity ? 'more' : 'less');
  };
  const hasChoice = askedGroups(item).length > 0 || unit === 0;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <Picture url={item.images[0] ?? null} alt="" name={label.text} sizes="13rem" />
      </div>
      <h3 className={styles.name}>
        {item.veg !== null && (
          <VegMark veg={item.veg} label={item.veg ? texts.menu.veg : texts.menu.nonVeg} />
        )}
        <button type="button" lang={label.lang} onClick={() => onDish(dish, 'open')}>
          {label.text}
        </button>
      </h3>
      <p className={styles.price}>
        <PriceTag item={item} category={category} currency={currency} />
      </p>
      <Stepper
        className={styles.add}
        quantity={quantity}
        add={texts.menu.add}
        lessLabel={texts.menu.less(label.text)}
        moreLabel={quantity > 0 ? texts.menu.more(label.text) : texts.menu.addItem(label.text)}
        quantityLabel={texts.menu.inCart(quantity)}
        onChange={hasChoice ? ask : quantity > 0 ? setTo : add}
      />
    </li>
  );
}
