import { useDeferredValue, useState } from 'react';
import { AVAILABLE } from '#domain/menu/menu.ts';
import { isSimple, startingPrice } from '#domain/menu/options.ts';
import { priceDish } from '#domain/menu/pricing.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useStore } from '../../../parts/current-store.ts';
import { Diet } from '../../../parts/diet.tsx';
import { Nothing } from '../../../parts/nothing.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { useNames, useTexts } from '../../../texts/index.ts';
import styles from './dishes.module.css';
import { type Dish, findDishes, type Offer } from './offer.ts';

interface DishPickerProps {
  offer: Offer;
  onChoose: (dish: Dish) => void;
}

export function DishPicker({ offer, onChoose }: DishPickerProps) {
  const { takeOrder: t } = useTexts();
  const { labelOf } = useNames();
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text);
  const groups = findDishes(offer, searchText);
  const first = groups[0]?.items.find(({ state }) => state === AVAILABLE);
  const [category] = groups.flatMap((group) => (first && group.items.includes(first) ? group.category : []));
  if (offer.menus.length === 0) return <Nothing title={t.closedNow} />;
  return (
    <section aria-label={t.search}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (text === '' || !first || !category) return;
          onChoose({ item: first, category });
          setText('');
        }}
      >
        <SearchField label={t.search} value={text} onChange={setText} />
      </form>
      {groups.map((group) => (
        <div key={group.category.id}>
          <h2 className={styles.heading}>{labelOf(group.category)}</h2>
          <ul className={styles.dishes}>
            {group.items.map((item) => (
              <li key={item.id}>
                <DishButton item={item} category={group.category} onChoose={onChoose} />
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
            <Nothing title={t.noMatch(searchText)} />
          ))}
      </div>
    </section>
  );
}

function DishButton({ item, category, onChoose }: Dish & Pick<DishPickerProps, 'onChoose'>) {
  const t = useTexts();
  const { labelOf } = useNames();
  const { currency } = useStore().profile;
  const price = formatMoney(priceDish(startingPrice(item), { item, category }).unit, currency);
  const isAvailable = item.state === AVAILABLE;
  return (
    <button
      type="button"
      className={styles.dish}
      disabled={!isAvailable}
      onClick={() => onChoose({ item, category })}
    >
      <span className={styles.name}>
        <Diet veg={item.veg} />
        {labelOf(item)}
      </span>
      <span className={styles.price}>
        {isAvailable ? (isSimple(item) ? price : t.takeOrder.from(price)) : t.items.soldOut}
      </span>
    </button>
  );
}
