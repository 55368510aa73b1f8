import { useState } from 'react';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import {
  QuantityField,
  quantityOf,
  type SaidQuantity,
} from '#stock/ingredients/office/face/quantity-field.tsx';
import { waysOf } from '#stock/ingredients/rules/amount.ts';
import { isUnit, leftOf, riseOf } from '#stock/ingredients/rules/buying.ts';
import type { IngredientView } from '#stock/ingredients/wire/stock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import type { PurchaseView } from '../wire/buying.ts';
import styles from './buying.module.css';
import { useRefresh } from './use-buying.ts';
import { usePackName } from './use-pack-name.ts';

interface ReceiveDialogProps {
  purchase: PurchaseView;
  /** Of the supplier. */
  name: string;
  ingredients: IngredientView[];
  onClose: () => void;
}

/** What came, how much of it, and for how much. */
export function ReceiveDialog(props: ReceiveDialogProps) {
  const { buying: t } = useTexts();
  return (
    <Dialog isOpen onClose={props.onClose} size="34rem" title={t.receiveTitle(props.name)}>
      <ReceiveForm {...props} />
    </Dialog>
  );
}

interface Draft {
  line: PurchaseView['lines'][number];
  ingredient: IngredientView;
  said: SaidQuantity;
  price: string;
}

/** A line without a pack of its own is in kilograms, litres or pieces. */
const packsOf = ({ pack }: Draft['line'], { unit }: IngredientView) => (isUnit(pack, unit) ? [] : [pack]);

const isBlank = (text: string) => text.trim() === '';

function ReceiveForm({ purchase, ingredients, onClose }: ReceiveDialogProps) {
  const { buying: t, faults } = useTexts();
  const { storeId, role } = useStore();
  const refresh = useRefresh();
  const knowsCosts = may(role, 'stock.manage');
  const [key] = useState(newCommandId);
  const [bill, setBill] = useState({ number: '', amount: '', dueOn: '' });
  const [drafts, setDrafts] = useState<Draft[]>(() => {
    const byId = new Map(ingredients.map((one) => [one._id, one]));
    return purchase.lines.flatMap((line) => {
      const ingredient = byId.get(line.ingredient);
      const left = leftOf(line);
      const price = line.price === null ? '' : String(line.price);
      if (!ingredient) return [];
      const way = waysOf(ingredient.unit, packsOf(line, ingredient)).findIndex(
        ({ name, of }) => name === line.pack.name && of === line.pack.quantity,
      );
      const said = { text: left === 0 ? '' : String(left / line.pack.quantity), way };
      return [{ line, ingredient, said, price }];
    });
  });
  const came = drafts.filter(({ said }) => !isBlank(said.text));
  const amountOf = ({ line, ingredient, said }: Draft) =>
    quantityOf(said, { unit: ingredient.unit, packs: packsOf(line, ingredient) });
  const priced = (text: string) => (isBlank(text) ? undefined : parsePrice(text));
  const form = useForm({
    check: () => ({
      ...Object.fromEntries(
        came.flatMap((draft) => [
          ...(amountOf(draft) ? [] : [[draft.line.ingredient, faults.quantity()]]),
          ...(priced(draft.price) === null ? [[`price ${draft.line.ingredient}`, faults.amount()]] : []),
        ]),
      ),
      ...(priced(bill.amount) === null ? { amount: faults.amount() } : {}),
      ...(came.length === 0 ? { lines: t.nothingCame } : {}),
    }),
    send: async () => {
      const amount = priced(bill.amount);
      return perform('POST /api/stores/:storeId/stock/purchases/:purchaseId/receive', {
        params: { storeId, purchaseId: purchase._id },
        headers: { 'idempotency-key': key },
        body: {
          lines: came.map((draft) => {
            const price = knowsCosts ? priced(draft.price) : undefined;
            const { ingredient, received: had } = draft.line;
            const line = { ingredient, had, quantity: amountOf(draft) ?? 0 };
            return price == null ? line : { ...line, price: toNumber(price) };
          }),
          ...(isBlank(bill.number) ? {} : { number: bill.number.trim() }),
          ...(amount == null || !knowsCosts ? {} : { amount: toNumber(amount) }),
          ...(bill.dueOn === '' ? {} : { dueOn: bill.dueOn }),
        },
      });
    },
    // What came meanwhile, or came with an answer that was lost, is to be seen before another try.
    onError: () => void refresh(),
    onDone: async () => {
      await refresh();
      onClose();
    },
  });
  const field = (name: keyof typeof bill) => ({
    value: bill[name],
    fault: form.faults[name],
    onChange: (text: string) => setBill({ ...bill, [name]: text }),
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <FormFailure>{form.failure || (form.faults['lines'] ?? '')}</FormFailure>
      <p className={styles.hint}>{t.receiveHint}</p>
      {drafts.map((draft) => (
        <Line
          key={draft.line.ingredient}
          draft={draft}
          faults={form.faults}
          knowsCosts={knowsCosts}
          onChange={(change) => setDrafts(drafts.map((one) => (one === draft ? { ...one, ...change } : one)))}
        />
      ))}
      <TextField label={t.billNumber} autoComplete="off" maxLength={40} {...field('number')} />
      {knowsCosts && (
        <>
          <MoneyField label={t.billAmount} description={t.billAmountHint} {...field('amount')} />
          <TextField label={t.dueOn} type="date" {...field('dueOn')} />
        </>
      )}
      <DialogSteps onClose={onClose} isBusy={form.isBusy} />
    </form>
  );
}

interface LineProps {
  draft: Draft;
  faults: Record<string, string>;
  knowsCosts: boolean;
  onChange: (change: Partial<Pick<Draft, 'said' | 'price'>>) => void;
}

function Line({ draft: { line, ingredient, said, price }, faults, knowsCosts, onChange }: LineProps) {
  const { buying: t } = useTexts();
  const { currency } = useStore().profile;
  const packName = usePackName();
  const typed = parsePrice(price);
  const rise = typed === null ? null : riseOf(ingredient.price, toNumber(typed));
  return (
    <div className={styles.pack}>
      <QuantityField
        label={ingredient.name}
        unit={ingredient.unit}
        packs={packsOf(line, ingredient)}
        value={said}
        fault={faults[line.ingredient]}
        onChange={(next) => onChange({ said: next })}
      />
      {knowsCosts && (
        <MoneyField
          label={t.pricePerPack(ingredient.name, packName(line.pack, ingredient.unit))}
          value={price}
          fault={faults[`price ${line.ingredient}`]}
          onChange={(text) => onChange({ price: text })}
        />
      )}
      {rise !== null && ingredient.price !== null && (
        <p className={styles.rise} role="status">
          {t.rose(rise, formatAmount(ingredient.price, currency))}
        </p>
      )}
    </div>
  );
}
