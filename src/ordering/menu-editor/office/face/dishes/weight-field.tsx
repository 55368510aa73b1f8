import { useState } from 'react';
import type { OptionGroup } from '#ordering/menu/rules/menu.ts';
import { optionsNamed, readWeight, sizeOf, weightLabel } from '#ordering/menu/rules/weight.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { DiscountedPrice } from './discounted-price.tsx';
import styles from './dishes.module.css';
import type { Dish } from './offer.ts';

interface WeightFieldProps {
  dish: Dish;
  group: OptionGroup;
  chosen: string[];
  onChoose: (labels: string[]) => void;
}

/** Any other weight than those of the sizes, as the scale shows it: in grams, or in kilos with a point. */
export function WeightField({ dish, group, chosen, onChoose }: WeightFieldProps) {
  const { takeOrder: t } = useTexts();
  const [typed, setTyped] = useState('');
  const grams = readWeight(typed);
  const isChosen = grams !== null && chosen.includes(sizeOf(group, grams));
  // A size that is chosen afterwards takes the place of the weight.
  const isReplaced = chosen.length > 0 && !isChosen;
  const [weighed] = isChosen ? optionsNamed(group, chosen) : [];
  const isUnfinished = /^\d*[.,]?0*$/.test(typed.trim());
  return (
    <div className={styles.weight}>
      <TextField
        label={t.weight}
        description={t.weightHint}
        inputMode="decimal"
        value={isReplaced ? '' : typed}
        fault={grams === null && !isUnfinished ? t.weightFault : undefined}
        onChange={(text) => {
          setTyped(text);
          const next = readWeight(text);
          onChoose(next === null ? [] : [sizeOf(group, next)]);
        }}
      />
      {grams !== null && weighed && (
        <span className={styles.optionPrice}>
          {weightLabel(grams)} ·{' '}
          <DiscountedPrice listed={weighed.price} price={priceDish(weighed.price, dish).unit} />
        </span>
      )}
    </div>
  );
}
