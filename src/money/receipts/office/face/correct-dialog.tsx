import { useState } from 'react';
import { isSettledBy, type PaidBy, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import type { ReceiptView, TabReceipts } from '#ordering/orders/wire/corrections.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { Choice } from '#ui/office/choices/choice.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { randomId } from '#ui/shared/random-id.ts';
import styles from './money.module.css';
import { isWrongUtr, MethodChoice, UtrField, utrIn } from './paid-by.tsx';
import { ReasonField } from './reason-field.tsx';

interface CorrectDialogProps {
  receipt: ReceiptView;
  /** What is due besides it. */
  due: number;
  onClose: () => void;
  onDone: (listed: TabReceipts) => void;
}

const HOW = ['instead', 'back'] as const;

/** Says what a payment should have been, or takes it back. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { corrections: t } = useTexts();
  const { currency } = useStore().profile;
  const { amount } = props.receipt;
  return (
    <Dialog
      isOpen
      isOnTop
      onClose={props.onClose}
      size="28rem"
      title={t.title(formatAmount(amount, currency))}
    >
      <CorrectForm {...props} />
    </Dialog>
  );
}

function CorrectForm({ receipt, due, onClose, onDone }: CorrectDialogProps) {
  const { corrections: t, receipts, order } = useTexts();
  const { storeId, profile } = useStore();
  const [key] = useState(randomId);
  const isMoney = !isSettledBy(receipt.method);
  const [how, setHow] = useState<(typeof HOW)[number]>(isMoney ? 'instead' : 'back');
  const [method, setMethod] = useState<ReceiptMethod>(receipt.method === 'Cash' ? 'UPI' : 'Cash');
  const [draft, setDraft] = useState({
    amount: String(receipt.amount),
    tip: receipt.tip === 0 ? '' : String(receipt.tip),
    reference: '',
    reason: '',
  });
  const [amount, tip] = [parsePrice(draft.amount), draft.tip.trim() === '' ? 0 : parsePrice(draft.tip)];
  const most = Math.round((receipt.amount + due) * 100);
  const mostText = formatAmount(toNumber(most), profile.currency);
  const isInstead = how === 'instead';
  const form = useForm({
    check: () => ({
      ...(isInstead && (amount === null || amount > most || amount + (tip ?? 0) === 0)
        ? { amount: receipts.amountFault(mostText) }
        : {}),
      ...(isInstead && tip === null ? { tip: receipts.amountFault(mostText) } : {}),
      ...(isInstead && isWrongUtr(method, draft.reference) ? { reference: receipts.utrFault } : {}),
      ...(draft.reason.trim() === '' ? { reason: order.reasonMissing } : {}),
    }),
    send: () => {
      const instead = {
        method,
        amount: toNumber(amount ?? 0),
        tip: toNumber(tip ?? 0),
        ...utrIn(method, draft.reference),
      };
      const body = { reason: draft.reason.trim(), ...(isInstead ? { instead } : {}) };
      return perform('POST /api/stores/:storeId/receipts/:receiptId/reverse', {
        params: { storeId, receiptId: receipt._id },
        headers: { 'idempotency-key': key },
        body,
      });
    },
    onDone: (listed) => {
      onDone(listed);
      onClose();
    },
  });
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    fault: form.faults[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <p className={styles.about}>
        {t.was(receipts.methods[receipt.method as PaidBy] ?? receipt.method, receipt.by)}
      </p>
      {isMoney && (
        <Choice
          label={t.correct}
          value={how}
          options={HOW.map((value) => ({ value, label: t.hows[value] }))}
          onChange={setHow}
        />
      )}
      {isInstead && (
        <>
          <MethodChoice value={method} onChange={setMethod} />
          <div className={common.halves}>
            <MoneyField label={receipts.amount} {...field('amount')} />
            {receipt.tip > 0 && <MoneyField label={t.tipLabel} {...field('tip')} />}
          </div>
          {method === 'UPI' && <UtrField {...field('reference')} />}
        </>
      )}
      <ReasonField usual={isMoney ? t.reasons : t.undoReasons} {...field('reason')} />
      <FormFailure>{form.failure}</FormFailure>
      <div className={common.halves}>
        <Button onClick={onClose}>{receipts.back}</Button>
        <LineButton look={isInstead ? 'main' : 'danger'} type="submit" isBusy={form.isBusy}>
          {isInstead ? t.save : t.takeBack}
        </LineButton>
      </div>
    </form>
  );
}
