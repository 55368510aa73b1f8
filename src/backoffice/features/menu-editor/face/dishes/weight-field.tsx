import { useState } from 'react';
import type { OptionGroup } from '#domain/menu/menu.ts';
import { MOST_GRAMS, optionsNamed, weightLabel } from '#domain/menu/weight.ts';
import { priceDish } from '#domain/pricing/price-line.ts';
import { NumberField } from '../../../../components/fields/number-field.tsx';
import { useTexts } from '../../../../texts/index.ts';
import { DiscountedPrice } from './discounted-price.tsx';
import styles from './dishes.module.css';
import type { Dish } from './offer.ts';

interface WeightFieldProps {
  dish: Dish;
  group: OptionGroup;
  chosen: string[];
  onChoose: (labels: string[]) => void;
}

/** Any other weight than those of the sizes, as the scale shows it. */
export function WeightField({ dish, group, chosen, onChoose }: WeightFieldProps) {
  const { takeOrder: t } = useTexts();
  const [typed, setTyped] = useState<number | null>(null);
  // A size that is chosen afterwards takes the place of the weight.
  const grams = typed !== null && chosen.includes(weightLabel(typed)) ? typed : null;
  const [weighed] = grams === null ? [] : optionsNamed(group, chosen);
  return (
    <div className={styles.weight}>
      <NumberField
        label={t.weight}
        most={MOST_GRAMS}
        value={grams}
        onChange={(next) => {
          setTyped(next);
          onChoose(next === null ? [] : [weightLabel(next)]);
        }}
      />
      {weighed && (
        <span className={styles.optionPrice}>
          <DiscountedPrice listed={weighed.price} price={priceDish(weighed.price, dish).unit} />
        </span>
      )}
    </div>
  );
}
