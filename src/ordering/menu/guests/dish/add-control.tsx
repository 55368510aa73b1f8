import { lineKey } from '#ordering/cart/rules/cart.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { addEntry, setQuantity, useQuantity } from '#platform/phone/guests/state/cart.ts';
import { showAdded, showToast } from '#platform/phone/guests/state/toasts.ts';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { AVAILABLE, SOLD_OUT } from '../../rules/menu.ts';
import { isSimple, preselected, startingPrice } from '../../rules/options/options.ts';
import { type Dish, useStoreSetting } from '../store-context.ts';
import styles from './item-card.module.css';

/** A button that adds the dish, then a stepper. A dish with options opens its sheet. */
export function AddControl({ dish, label }: { dish: Dish; label: string }) {
  const { slug, viewOnly, onDish } = useStoreSetting();
  const { menu, cartBar } = useTexts();
  const quantity = useQuantity(slug, dish.item.id);
  const { item } = dish;

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

  if (item.state !== AVAILABLE) {
    return <p className={styles.gone}>{item.state === SOLD_OUT ? menu.soldOut : menu.notAvailable}</p>;
  }

  const isIn = quantity > 0;
  const { unit } = priceDish(startingPrice(item), dish);
  const groups = item.groups.filter(({ options }) => options.length > 0);
  const selections = groups.map(({ label, options }) => ({
    label,
    contents: options.map((option) => option.label),
  }));
  const line = { itemId: item.id, selections, quantity: 1 };

  const add = () => {
    addEntry(slug, { ...line, label: item.label, image: item.images[0] ?? null, unit });
    showAdded(cartBar.added(label));
  };
  const setTo = (wanted: number) => {
    setQuantity(slug, lineKey(line), wanted);
    if (wanted === 0) showToast(cartBar.removed(label), 'error');
  };
  const ask = (wanted: number) => {
    onDish({ ...dish, kind: !isIn ? 'open' : wanted > quantity ? 'more' : 'less' });
  };

  // A dish without a price cannot be added, unless an option may have one.
  const isOpen = item.groups.some((group) => group.maxSelection > 0 && preselected(group).length === 0);
  const canAdd = isIn || unit > 0 || (isOpen && !isSimple(item));
  return (
    <Stepper
      className={`${styles.control} ${isSimple(item) ? styles.counts : ''}`}
      quantity={quantity}
      most={canAdd ? (item.left ?? Number.POSITIVE_INFINITY) : 0}
      add={menu.add}
      lessLabel={menu.less(label)}
      moreLabel={isIn ? menu.more(label) : menu.addItem(label)}
      quantityLabel={menu.inCart(quantity)}
      onChange={!isSimple(item) ? ask : isIn ? setTo : add}
    />
  );
}
