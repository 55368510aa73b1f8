import { useState } from 'react';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { isComboView } from '../../rules/edits/combos.ts';
import styles from './dishes-dialog.module.css';
import { useItemDraft } from './item-draft.ts';

interface DishesDialogProps {
  isOpen: boolean;
  /** The ids of the dishes that are chosen already. */
  chosen: readonly string[];
  onClose: () => void;
  onChoose: (dishes: ItemView[]) => void;
}

/** Chooses the dishes that guests can choose from: all of a category, or some. */
export function DishesDialog({ isOpen, onClose, ...choice }: DishesDialogProps) {
  const { editor: t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="32rem" title={t.combo.whichDishes}>
      <Choice onClose={onClose} {...choice} />
    </Dialog>
  );
}

function Choice({ chosen: before, onClose, onChoose }: Omit<DishesDialogProps, 'isOpen'>) {
  const { editor: t } = useTexts();
  const { nameOf } = useNames();
  const { item, catalogue } = useItemDraft();
  const [chosen, setChosen] = useState(() => new Set(before));
  const categories = catalogue.menus
    .flatMap((menu) => menu.categories)
    .map((category) => ({
      category,
      dishes: category.items.filter((dish) => dish._id !== item._id && !isComboView(dish)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
  const set = (dishes: readonly ItemView[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { _id } of dishes)
      if (isChosen) next.add(_id);
      else next.delete(_id);
    setChosen(next);
  };
  const done = () => {
    onChoose(categories.flatMap(({ dishes }) => dishes.filter(({ _id }) => chosen.has(_id))));
    onClose();
  };
  return (
    <>
      {categories.length === 0 && <p className={styles.none}>{t.combo.noDishes}</p>}
      {categories.map(({ category, dishes }) => (
        <Fold
          key={category._id}
          label={nameOf(category)}
          isOpen={dishes.some(({ _id }) => before.includes(_id))}
        >
          <Tick
            label={t.combo.allOf(nameOf(category))}
            isTicked={dishes.every(({ _id }) => chosen.has(_id))}
            onTick={(isTicked) => set(dishes, isTicked)}
          />
          {dishes.map((dish) => (
            <Tick
              key={dish._id}
              label={nameOf(dish) || t.unnamed}
              isTicked={chosen.has(dish._id)}
              onTick={(isTicked) => set([dish], isTicked)}
            />
          ))}
        </Fold>
      ))}
      <div className={styles.foot}>
        <Button look="main" onClick={done} disabled={chosen.size === 0}>
          {t.combo.use(chosen.size)}
        </Button>
      </div>
    </>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Tick({ label, isTicked, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
