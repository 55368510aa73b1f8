import { findItem, type Menu, type MenuOption } from '#domain/menu/menu.ts';
import { formatMoney } from '#domain/money/money.ts';
import { VegMark } from '#ui/components/veg-mark.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../texts/use-texts.ts';
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

/** What a dish costs on top of the combo. Most cost nothing. */
export const upchargeOf = (unit: number, currency: string): string =>
  unit === 0 ? '' : `+ ${formatMoney(unit, currency)}`;
