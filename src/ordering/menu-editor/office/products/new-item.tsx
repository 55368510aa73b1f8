import { type FormEvent, useRef, useState } from 'react';
import { currencySymbol } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { MoneyInput } from '#ui/office/fields/money-field.tsx';
import { VegField } from '#ui/office/fields/veg-field.tsx';
import { addItem } from '../../rules/edits/items.ts';
import { parsePrice } from '../../rules/prices/parse-price.ts';
import { usualTaxes } from '../../rules/prices/usual-taxes.ts';
import type { VegChoice } from '../../rules/veg-choice.ts';
import type { CategoryView } from '../../rules/views.ts';
import { useAnnouncing } from '../announcer.tsx';
import { useEditing } from '../editing.ts';
import { PlusIcon } from '../icons.ts';
import styles from './new-thing.module.css';
import { SeveralItems } from './several-items.tsx';

interface NewItemProps {
  category: CategoryView;
  isPureVeg: boolean;
}

/** Made for fast typing: after Enter the fields are ready for the next item, which keeps the veg mark. */
export function NewItem({ category, isPureVeg }: NewItemProps) {
  const { editor: t, dishLines, add } = useTexts();
  const { edit } = useEditing();
  const { announce } = useAnnouncing();
  const { profile } = useStore();
  const { currency } = profile;
  const [label, setLabel] = useState('');
  const [price, setPrice] = useState('');
  const [chosenVeg, setVeg] = useState<VegChoice>();
  const veg = chosenVeg ?? (isPureVeg ? 'veg' : 'none');
  const [fault, setFault] = useState('');
  const [isSeveral, setSeveral] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const priceField = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = parsePrice(price);
    if (label.trim() === '') return nameField.current?.focus();
    if (read === null) {
      // Enter in the name goes to the price, so an empty price is no fault yet.
      setFault(price === '' ? '' : t.priceWrong);
      return priceField.current?.focus();
    }
    const taxes = usualTaxes(profile);
    edit((now, newId) => addItem(now, category._id, { label, price: read, veg, taxes }, newId));
    announce(t.added(label.trim()));
    setLabel('');
    setPrice('');
    setFault('');
    return nameField.current?.focus();
  };
  const faultId = `fault-${category._id}`;
  return (
    <>
      <form className={styles.form} onSubmit={submit} aria-label={t.newItemIn(category.label)} noValidate>
        <input
          ref={nameField}
          className={styles.name}
          value={label}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="next"
          aria-label={t.newItemName}
          placeholder={t.newItemName}
          onChange={(event) => setLabel(event.target.value)}
        />
        <span className={styles.price}>
          <span aria-hidden="true">{currencySymbol(currency)}</span>
          <MoneyInput
            ref={priceField}
            value={price}
            enterKeyHint="done"
            aria-label={t.price}
            placeholder={t.price}
            aria-invalid={fault !== ''}
            aria-describedby={fault === '' ? undefined : faultId}
            onChange={(event) => setPrice(event.target.value)}
          />
        </span>
        <span className={styles.veg}>
          <VegField isInRow value={veg} onChange={setVeg} />
        </span>
        <Button type="submit" look="tinted" icon={<PlusIcon size={18} />}>
          {add}
        </Button>
        <Button onClick={() => setSeveral(true)}>{dishLines.several}</Button>
        {fault !== '' && (
          <p id={faultId} className={styles.fault} role="alert">
            {fault}
          </p>
        )}
      </form>
      <SeveralItems category={category} isOpen={isSeveral} onClose={() => setSeveral(false)} />
    </>
  );
}
