import { useDeferredValue, useId, useState } from 'react';
import { AVAILABLE } from '#ordering/menu/rules/menu.ts';
import { isSimple, startingPrice } from '#ordering/menu/rules/options/options.ts';
import { resizedUrl } from '#ordering/menu/rules/own-pictures.ts';
import { Left, useCounted } from '#ordering/portions/office/face/left.tsx';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Diet } from '#ui/office/choices/diet.tsx';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { useOwnPicture } from '../use-own-picture.ts';
import { CategoryChips } from './category-chips.tsx';
import { DiscountedPrice } from './discounted-price.tsx';
import styles from './dishes.module.css';
import { type Dish, findDishes, firstAvailable, type Offer } from './offer.ts';

interface DishPickerProps {
  offer: Offer;
  /** How many portions of each item are on the order. */
  quantities: ReadonlyMap<string, number>;
  onChoose: (dish: Dish) => void;
}

export function DishPicker({ offer, quantities, onChoose }: DishPickerProps) {
  const { takeOrder: t } = useTexts();
  const { labelOf } = useNames();
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text);
  const groups = findDishes(offer, searchText);
  const id = useId();
  if (offer.menus.length === 0) return <Nothing show="closed" title={t.closedNow} />;
  return (
    <section aria-label={t.search}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          // Searches again, because the shown list may lag behind the typed text.
          const first = text === '' ? undefined : firstAvailable(offer, text);
          if (!first) return;
          onChoose(first);
          setText('');
        }}
      >
        <SearchField label={t.search} value={text} onChange={setText} />
        {groups.length > 1 && (
          <CategoryChips
            chips={groups.map(({ category }) => ({
              target: `${id}${category.id}`,
              label: labelOf(category),
            }))}
          />
        )}
      </form>
      {groups.map((group) => (
        <div key={group.category.id} id={`${id}${group.category.id}`} className={styles.category}>
          <h2 className={styles.heading}>{labelOf(group.category)}</h2>
          <ul className={styles.dishes}>
            {group.items.map((item) => (
              <li key={item.id}>
                <DishButton
                  item={item}
                  category={group.category}
                  quantity={quantities.get(item.id) ?? 0}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div role="status">
        {groups.length === 0 &&
          (searchText === '' ? (
            <Nothing title={t.empty} hint={t.emptyHint} />
          ) : (
            <Nothing show="search" title={t.noMatch(searchText)} />
          ))}
      </div>
    </section>
  );
}

interface DishButtonProps extends Dish {
  quantity: number;
  onChoose: (dish: Dish) => void;
}

function DishButton({ item, category, quantity, onChoose }: DishButtonProps) {
  const t = useTexts();
  const { labelOf } = useNames();
  const listed = startingPrice(item);
  const { unit: price } = priceDish(listed, { item, category });
  const counted = useCounted(item.id);
  const isAvailable = item.state === AVAILABLE && counted?.left !== 0;
  const picture = useOwnPicture(item.images[0]);
  return (
    <button
      type="button"
      className={styles.dish}
      disabled={!isAvailable}
      onClick={() => onChoose({ item, category })}
    >
      {picture && <img className={styles.picture} src={resizedUrl(picture, 320)} alt="" loading="lazy" />}
      {quantity > 0 && <span className={styles.quantity}>{t.takeOrder.onOrder(quantity)}</span>}
      <span className={styles.name}>
        <Diet veg={item.veg} />
        {labelOf(item)} <Left itemId={item.id} />
      </span>
      <span className={styles.price}>
        {isAvailable ? (
          <DiscountedPrice
            listed={listed}
            price={price}
            {...(isSimple(item) ? {} : { wrap: t.takeOrder.from })}
          />
        ) : (
          t.items.soldOut
        )}
      </span>
    </button>
  );
}
