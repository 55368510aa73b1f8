import { type FormEvent, useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { usualTaxes } from '#ordering/menu-editor/rules/prices/usual-taxes.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import type { AddedLine } from './draft.ts';
import styles from './edit.module.css';

const LONGEST = 80;

/** Something that is not on the menu, with its own price and the store's usual tax. */
export function OpenItemForm({ onBack, onAdd }: { onBack: () => void; onAdd: (line: AddedLine) => void }) {
  const texts = useTexts();
  const { editOrder: t } = texts;
  const { profile } = useStore();
  const [label, setLabel] = useState('');
  const [price, setPrice] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const unit = parsePrice(price);
  const name = label.trim();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name === '' || unit === null) return;
    const ask = { kind: 'open' as const };
    const taxes = usualTaxes(profile).map((tax) =>
      profile.taxIncluded ? { ...tax, included: true as const } : tax,
    );
    onAdd({ key: randomId(), label: name, unit, quantity: 1, taxes, ask });
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={t.openItem}>
      <p className={styles.lead}>{t.openLead}</p>
      <TextField
        label={t.openLabel}
        value={label}
        maxLength={LONGEST}
        onChange={setLabel}
        fault={isSubmitted && name === '' ? t.labelFault : undefined}
      />
      <MoneyField
        label={t.openPrice}
        value={price}
        onChange={setPrice}
        fault={isSubmitted && unit === null ? t.sizeFault : undefined}
      />
      <div className={common.halves}>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button look="main" type="submit">
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
