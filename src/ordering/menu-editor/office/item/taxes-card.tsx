import { useState } from 'react';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { missingFrom, RESTAURANT_GST, usualTaxes } from '../../rules/prices/usual-taxes.ts';
import { HsnField } from '../form/hsn-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { BinIcon, PlusIcon } from '../icons.ts';
import { useItemDraft } from './item-draft.ts';
import chips from './suggestions.module.css';
import styles from './taxes-card.module.css';

type Taxes = ItemView['taxes'];

const MOST = 10;
/** Offers the store's taxes, then the 5 % of restaurants in two halves, which an invoice must list. */
function suggestionsFor(usual: Taxes): Taxes[] {
  const isOther = usual.length > 0 && inWords(usual) !== inWords(RESTAURANT_GST);
  return isOther ? [usual, RESTAURANT_GST] : [RESTAURANT_GST];
}

const inWords = (taxes: Taxes) => taxes.map(({ label, value }) => `${label} ${value}%`).join(' + ');

export function TaxesCard() {
  const { editor: t, settings } = useTexts();
  const { profile } = useStore();
  const { item, change, faultOf } = useItemDraft();
  const [round, setRound] = useState(0);
  const put = (taxes: Taxes) => {
    change((now) => ({ ...now, taxes }));
    // The fields hold typed text, so other taxes need other fields.
    setRound(round + 1);
  };
  const set = (at: number, tax: Partial<Taxes[number]>) =>
    change((now) => ({
      ...now,
      taxes: now.taxes.map((other, index) => (index === at ? { ...other, ...tax } : other)),
    }));
  const suggested = suggestionsFor(usualTaxes(profile)).filter(
    (taxes) => inWords(taxes) !== inWords(item.taxes),
  );
  return (
    <Card title={t.taxes} hint={t.taxesHint}>
      {profile.isTaxFree && <Warning>{settings.taxFree}</Warning>}
      {missingFrom(item, profile).includes('tax') && <Warning>{t.untaxed}</Warning>}
      {item.taxes.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: taxes have no other name than the one being typed
        <div key={`${round}-${at}`} className={styles.tax}>
          <TextField
            label={t.taxName}
            value={label}
            maxLength={200}
            onChange={(text) => set(at, { label: text })}
            fault={faultOf(`taxes[${at}].label`)}
          />
          <NumberField
            label={t.rate}
            kind="percent"
            value={value}
            onChange={(rate) => set(at, { value: rate })}
            fault={faultOf(`taxes[${at}].value`)}
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
        {!profile.isTaxFree &&
          suggested.map((taxes) => (
            <button key={inWords(taxes)} type="button" onClick={() => put(taxes)}>
              {inWords(taxes)}
            </button>
          ))}
        {!profile.isTaxFree && item.taxes.length < MOST && (
          <Button
            icon={<PlusIcon size={18} />}
            onClick={() => change((now) => ({ ...now, taxes: [...now.taxes, { label: '', value: 0 }] }))}
          >
            {t.addTax}
          </Button>
        )}
      </p>
      <HsnField
        value={item.hsn}
        description={t.hsnOfDishHint}
        onChange={(hsn) => change((now) => ({ ...now, hsn }))}
        fault={faultOf('hsn')}
      />
    </Card>
  );
}
