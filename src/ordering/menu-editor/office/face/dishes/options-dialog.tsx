import { useState } from 'react';
import {
  askedGroups,
  baseOf,
  type Choices,
  firstMissing,
  startingChoices,
} from '#ordering/menu/rules/options/choices.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import styles from './dishes.module.css';
import type { Dish } from './offer.ts';
import { OptionField } from './option-field.tsx';

interface OptionsDialogProps {
  dish: Dish | null;
  isOnTop?: boolean;
  onClose: () => void;
  onAdd: (dish: Dish, choices: Choices, quantity: number) => void;
}

export function OptionsDialog({ dish, isOnTop = false, onClose, onAdd }: OptionsDialogProps) {
  const { labelOf } = useNames();
  return (
    <Dialog
      isOpen={dish !== null}
      isOnTop={isOnTop}
      onClose={onClose}
      size="30rem"
      title={dish && labelOf(dish.item)}
    >
      {dish && <Options key={dish.item.id} dish={dish} onAdd={onAdd} />}
    </Dialog>
  );
}

function Options({ dish, onAdd }: { dish: Dish; onAdd: OptionsDialogProps['onAdd'] }) {
  const texts = useTexts();
  const { takeOrder: t } = texts;
  const { currency } = useStore().profile;
  const { item, category } = dish;
  const [choices, setChoices] = useState(() => startingChoices(item));
  const [quantity, setQuantity] = useState(1);
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = firstMissing(item, choices);
  const label = useNames().labelOf(item);
  const { total } = priceDish(baseOf(item, choices), { item, category }, quantity);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (!missing) onAdd(dish, choices, quantity);
      }}
    >
      {askedGroups(item).map((group) => (
        <OptionField
          key={group.id}
          dish={dish}
          group={group}
          chosen={choices[group.label] ?? []}
          isMissing={isSubmitted && missing?.id === group.id}
          onChoose={(labels) => setChoices({ ...choices, [group.label]: labels })}
        />
      ))}
      <div className={styles.steps}>
        <Stepper
          quantity={quantity}
          least={1}
          lessLabel={t.fewer(label)}
          moreLabel={t.more(label)}
          quantityLabel={t.count(label)}
          onChange={setQuantity}
        />
        <Button look="main" type="submit" className={styles.add}>
          {total > 0 ? t.addFor(formatMoney(total, currency)) : texts.add}
        </Button>
      </div>
    </form>
  );
}
