import { useRef } from 'react';
import { lineKey } from '#domain/cart.ts';
import { isSimple, preselected, startingPrice } from '#domain/options.ts';
import { priceLine } from '#domain/pricing.ts';
import { Icon } from '#ui/parts/icon.tsx';
import { addEntry, setQuantity } from '../../state/cart.ts';
import { showToast } from '../../state/toasts.ts';
import { useQuantity } from '../../state/use-cart.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './add-control.module.css';
import { type Dish, useStoreSetting } from './store-context.ts';

/** Add, and a stepper from then on. What has options to choose from opens its sheet. */
export function AddControl({ dish, label }: { dish: Dish; label: string }) {
  const { slug, viewOnly, onDish } = useStoreSetting();
  const { menu, cartBar } = useTexts();
  const quantity = useQuantity(slug, dish.item.id);
  const addButton = useRef<HTMLButtonElement>(null);
  const { item, category } = dish;

  if (viewOnly) {
    return (
      <button
        type="button"
        className={styles.view}
        aria-label={menu.viewItem(label)}
        onClick={() => onDish({ ...dish, kind: 'open' })}
      >
        {menu.viewMore}
      </button>
    );
  }

  const base = startingPrice(item);
  const { unit } = priceLine({
    base,
    categoryDiscount: category.discount,
    itemDiscount: item.discount,
    taxes: [],
    quantity: 1,
  });
  const [group] = item.groups.filter(({ options }) => options.length > 0);
  const selections = group
    ? [{ label: group.label, contents: group.options.map((option) => option.label) }]
    : [];
  const line = { itemId: item.id, selections, quantity: 1 };

  const setTo = (wanted: number) => {
    if (!isSimple(item)) {
      onDish({ ...dish, kind: wanted > quantity ? 'more' : 'less' });
      return;
    }
    setQuantity(slug, lineKey(line), wanted);
    if (wanted === 0) showToast(cartBar.removed(label), 'error');
  };
  const add = () => {
    if (!isSimple(item)) {
      onDish({ ...dish, kind: 'open' });
      return;
    }
    addEntry(slug, { ...line, label: item.label, image: item.images[0] ?? null, unit });
    showToast(cartBar.added(label));
  };

  const isIn = quantity > 0;
  const isFree =
    unit === 0 && item.groups.every((other) => other.maxSelection === 0 || preselected(other).length > 0);
  const isDisabled = !isIn && (isSimple(item) ? unit === 0 : isFree);
  // One and the same button adds the first and the next ones, so that whoever has it in focus keeps it.
  return (
    <div className={styles.control} data-in={isIn}>
      {isIn && (
        <>
          <button
            type="button"
            className={styles.less}
            aria-label={menu.less(label)}
            onClick={() => {
              if (quantity === 1) addButton.current?.focus({ preventScroll: true });
              setTo(quantity - 1);
            }}
          >
            <Icon name="minus" size={18} />
          </button>
          <output aria-label={menu.inCart(quantity)}>
            <span key={quantity}>{quantity}</span>
          </output>
        </>
      )}
      <button
        ref={addButton}
        key="add"
        type="button"
        className={styles.more}
        aria-label={isIn ? menu.more(label) : menu.addItem(label)}
        disabled={isDisabled}
        onClick={() => (isIn ? setTo(quantity + 1) : add())}
      >
        {isIn ? <Icon name="plus" size={18} /> : menu.add}
      </button>
    </div>
  );
}
