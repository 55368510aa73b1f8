import { useState } from 'react';
import { askedGroups, baseOf, type Choices, firstMissing, startingChoices } from '#domain/menu/choices.ts';
import { formatMoney } from '#domain/money/money.ts';
import { priceDish } from '#domain/pricing/price-line.ts';
import { Stepper } from '#ui/components/stepper.tsx';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { useStore } from '../../../../session/current-store.ts';
import { useNames, useTexts } from '../../../../texts/index.ts';
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
