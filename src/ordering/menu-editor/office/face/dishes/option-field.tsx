import { useId } from 'react';
import type { OptionGroup } from '#ordering/menu/rules/menu.ts';
import { toggleOption } from '#ordering/menu/rules/options/options-sheet.ts';
import { priceDish } from '#ordering/prices/rules/price-line.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { DiscountedPrice } from './discounted-price.tsx';
import styles from './dishes.module.css';
import type { Dish } from './offer.ts';
import { WeightField } from './weight-field.tsx';

interface OptionFieldProps {
  dish: Dish;
  group: OptionGroup;
  chosen: string[];
  isMissing: boolean;
  onChoose: (labels: string[]) => void;
}

export function OptionField({ dish, group, chosen, isMissing, onChoose }: OptionFieldProps) {
  const { takeOrder: t } = useTexts();
  const { labelOf } = useNames();
  const { say } = useNotice();
  const name = useId();
  const { maxSelection, required } = group;
  const isSingle = maxSelection === 1;

  function toggle(label: string) {
    const { labels, isFull } = toggleOption(group, chosen, label);
    if (isFull) say(t.only(maxSelection));
    else onChoose(labels);
  }

  if (maxSelection === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {labelOf(group)}{' '}
        <span className={styles.groupHint}>{required ? t.required : t.choose(maxSelection)}</span>
      </legend>
      <p className={styles.missing} role="alert">
        {isMissing && t.missing(labelOf(group))}
      </p>
      {group.options.map(({ id, label, price, translations }) => (
        <label key={id} className={styles.option}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(label)}
            onChange={() => toggle(label)}
            // An optional choice is cleared by choosing it again.
            onClick={() => isSingle && !required && chosen.includes(label) && toggle(label)}
          />
          <span>{labelOf({ label, translations })}</span>
          <span className={styles.optionPrice}>
            {price === 0 ? t.free : <DiscountedPrice listed={price} price={priceDish(price, dish).unit} />}
          </span>
        </label>
      ))}
      {group.byWeight && <WeightField dish={dish} group={group} chosen={chosen} onChoose={onChoose} />}
    </fieldset>
  );
}
