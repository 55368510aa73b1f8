import { useState } from 'react';
import type { ItemView } from '#domain/api/catalogue.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import { NumberField } from '../form/number-field.tsx';
import { BinIcon, PlusIcon } from '../icons.ts';
import { useItemDraft } from './item-draft.ts';
import chips from './suggestions.module.css';
import styles from './taxes-card.module.css';

type Taxes = ItemView['taxes'];

const MOST = 10;
/** Restaurants in India: 5 %, as one or halved between the union and the state. */
const USUAL: Taxes[] = [
  [{ label: 'GST', value: 5 }],
  [
    { label: 'CGST', value: 2.5 },
    { label: 'SGST', value: 2.5 },
  ],
];
const inWords = (taxes: Taxes) => taxes.map(({ label, value }) => `${label} ${value}%`).join(' + ');

export function TaxesCard() {
  const { editor: t } = useTexts();
  const { item, change, told } = useItemDraft();
  const [round, setRound] = useState(0);
  const put = (taxes: Taxes) => {
    change((now) => ({ ...now, taxes }));
    // The fields hold what was typed: other taxes are other fields.
    setRound(round + 1);
  };
  const set = (at: number, tax: Partial<Taxes[number]>) =>
    change((now) => ({
      ...now,
      taxes: now.taxes.map((other, index) => (index === at ? { ...other, ...tax } : other)),
    }));
  const suggested = USUAL.filter((taxes) => inWords(taxes) !== inWords(item.taxes));
  return (
    <Card title={t.taxes} hint={t.taxesHint}>
      {item.taxes.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: taxes have no other name than the one being typed
        <div key={`${round}-${at}`} className={styles.tax}>
          <TextField
            label={t.taxName}
            value={label}
            maxLength={200}
            onChange={(text) => set(at, { label: text })}
            fault={told(`taxes[${at}].label`)}
          />
          <NumberField
            label={t.rate}
            unit="%"
            value={value}
            onChange={(rate) => set(at, { value: rate })}
            fault={told(`taxes[${at}].value`)}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={t.removeOf(label || t.tax)}
            onClick={() => put(item.taxes.toSpliced(at, 1))}
          >
            <BinIcon />
          </button>
        </div>
      ))}
      <p className={chips.suggestions}>
        {suggested.map((taxes) => (
          <button key={inWords(taxes)} type="button" onClick={() => put(taxes)}>
            {inWords(taxes)}
          </button>
        ))}
        {item.taxes.length < MOST && (
          <Button
            icon={<PlusIcon size={18} />}
            onClick={() => change((now) => ({ ...now, taxes: [...now.taxes, { label: '', value: 0 }] }))}
          >
            {t.addTax}
          </Button>
        )}
      </p>
    </Card>
  );
}
