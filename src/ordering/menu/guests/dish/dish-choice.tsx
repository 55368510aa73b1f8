import { useTexts } from '#platform/language/guests/use-texts.ts';
import { formatMoney, type Minor } from '#platform/money/rules/money.ts';
import { Picture } from '#ui/guests/picture.tsx';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';
import { findItem, type Menu, type MenuOption } from '../../rules/menu.ts';
import styles from './dish-choice.module.css';

interface Props {
  option: MenuOption;
  /** The dishes of other menus have no picture here. */
  menus: readonly Menu[];
}

/** What a dish looks like that can be chosen for a combo. */
export function DishLooks({ option, menus }: Props) {
  const { menu } = useTexts();
  const dish = option.itemId === undefined ? null : findItem([...menus], option.itemId)?.item;
  if (!dish) return null;
  const { images, veg } = dish;
  return (
    <>
      <span className={styles.picture}>
        <Picture url={images[0] ?? null} alt="" name={option.label} sizes="3.5rem" />
      </span>
      {veg !== null && <VegMark veg={veg} label={veg ? menu.veg : menu.nonVeg} />}
    </>
  );
}

/** What an option adds to the price. */
export const onTop = (price: Minor, currency: string): string => `+${formatMoney(price, currency)}`;
