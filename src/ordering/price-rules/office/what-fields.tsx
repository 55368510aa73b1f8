import { useNames, useTexts } from '#texts/office/index.ts';
import { Choices } from '#ui/office/choices/choices.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { DishChoice } from './dish-choice.tsx';
import type { RuleFieldsProps } from './edit-price-rules.ts';
import styles from './price-rules.module.css';

/** Of which dishes a rule changes the price. */
export function WhatFields({ rule, menus, faultOf, onChange }: RuleFieldsProps) {
  const { priceRules: t } = useTexts();
  const { labelOf } = useNames();
  const { what, isOfSome } = rule;
  const set = (change: Partial<typeof what>) => onChange({ what: { ...what, ...change } });
  const categories = menus.flatMap((menu) => menu.categories);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t.what}</legend>
      <SelectField
        aria-label={t.what}
        value={isOfSome ? 'some' : 'all'}
        options={[
          { value: 'all', label: t.wholeMenu },
          { value: 'some', label: t.some },
        ]}
        fault={faultOf('what')}
        onChange={(chosen) => onChange({ isOfSome: chosen === 'some' })}
      />
      {isOfSome && (
        <>
          <Choices
            label={t.categories}
            values={what.categories}
            options={categories.map((category) => ({ value: category.id, label: labelOf(category) }))}
            onChange={(chosen) => set({ categories: chosen })}
          />
          <DishChoice menus={menus} chosen={what.items} onChange={(items) => set({ items })} />
        </>
      )}
    </fieldset>
  );
}
