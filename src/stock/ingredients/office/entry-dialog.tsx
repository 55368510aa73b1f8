import { useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { isComing, WASTE_REASONS, type WasteReason, type WrittenKind } from '../rules/entries.ts';
import type { IngredientView } from '../wire/stock.ts';
import { CountedMeanwhile, type OtherCount, otherCountIn } from './counted-meanwhile.tsx';
import { NOTHING_SAID, QuantityField, quantityOf } from './face/quantity-field.tsx';
import { useSaid } from './face/use-said.ts';
import styles from './stock.module.css';
import { useEnterStock } from './use-enter-stock.ts';

interface EntryDialogProps {
  what: WrittenKind;
  ingredient: IngredientView;
  onClose: () => void;
}

/** Writes down what came, went, was made or was found of an ingredient. */
export function EntryDialog(props: EntryDialogProps) {
  const { stock: t } = useTexts();
  const { name } = props.ingredient;
  return (
    <Dialog isOpen onClose={props.onClose} size="28rem" title={t.enter[props.what](name)}>
      <EntryForm {...props} />
    </Dialog>
  );
}

function EntryForm({ what, ingredient, onClose }: EntryDialogProps) {
  const { stock: t, faults } = useTexts();
  const enter = useEnterStock();
  const say = useSaid();
  const [key] = useState(newCommandId);
  const [seen] = useState(ingredient.countedAt);
  const [other, setOther] = useState<OtherCount | null>(null);
  const [said, setSaid] = useState(NOTHING_SAID);
  const [cost, setCost] = useState('');
  const [reason, setReason] = useState<WasteReason>('spoilt');
  const [note, setNote] = useState('');
  const quantity = quantityOf(said, ingredient);
  const paid = cost.trim() === '' ? undefined : parsePrice(cost);
  const isBad = quantity === null || (quantity === 0 && what !== 'counted');
  const form = useForm<string | null>({
    check: () => ({
      ...(isBad ? { quantity: faults.quantity() } : {}),
      ...(paid === null ? { cost: faults.amount() } : {}),
    }),
    send: async (known) => {
      const counted = what === 'counted' ? { countedAt: known } : {};
      const line = { ingredient: ingredient._id, quantity: quantity ?? 0, ...counted };
      const lines = [paid == null ? line : { ...line, cost: toNumber(paid) }];
      const why = what === 'wasted' ? { reason } : {};
      return enter({ what, lines, ...why, ...(note.trim() ? { note: note.trim() } : {}) }, key);
    },
    onDone: onClose,
    onError: (error) => setOther(otherCountIn(error)),
  });
  return (
    <form {...form.propsFor(() => form.submit(seen))} className={styles.form}>
      <FormFailure>{other ? '' : form.failure}</FormFailure>
      {other && (
        <CountedMeanwhile
          other={other}
          unit={ingredient.unit}
          isBusy={form.isBusy}
          onMine={() => form.submit(other.at)}
          onTheirs={onClose}
        />
      )}
      <p className={styles.hint}>{t.there(say(ingredient.quantity, ingredient.unit))}</p>
      <QuantityField
        label={t.quantity}
        {...ingredient}
        value={said}
        fault={form.faults['quantity']}
        onChange={setSaid}
      />
      {isComing(what) && (
        <MoneyField
          label={t.paid}
          description={t.paidHint}
          value={cost}
          fault={form.faults['cost']}
          onChange={setCost}
        />
      )}
      {what === 'wasted' && (
        <SelectField
          label={t.reason}
          value={reason}
          options={WASTE_REASONS.map((value) => ({ value, label: t.reasons[value] }))}
          onChange={setReason}
        />
      )}
      <TextField label={t.note} autoComplete="off" maxLength={200} value={note} onChange={setNote} />
      {!other && <DialogSteps onClose={onClose} isBusy={form.isBusy} />}
    </form>
  );
}
