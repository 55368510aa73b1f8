import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { CashTendered, isTooLittle, tenderedOf } from '#money/receipts/office/face/cash-tendered.tsx';
import { isWrongUtr, MethodChoice, UtrField, utrIn } from '#money/receipts/office/face/paid-by.tsx';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { khatasKey, payKhata } from '../office-api/khatas.ts';
import type { KhataStatement } from '../wire/khatas.ts';
import styles from './khatas.module.css';

interface ReceiveDialogProps {
  khata: KhataStatement;
  onClose: () => void;
}

/** Records money that came for a khata. */
export function ReceiveDialog({ khata, onClose }: ReceiveDialogProps) {
  const { khatas: t } = useTexts();
  return (
    <Dialog isOpen onClose={onClose} size="28rem" title={`${t.receive}: ${khata.name}`}>
      <ReceiveForm khata={khata} onClose={onClose} />
    </Dialog>
  );
}

function ReceiveForm({ khata, onClose }: ReceiveDialogProps) {
  const { khatas: t, receipts } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const { say } = useNotice();
  const [key] = useState(randomId);
  const [method, setMethod] = useState<ReceiptMethod>('Cash');
  const [draft, setDraft] = useState({ amount: String(khata.balance), reference: '', given: '' });
  const amount = parsePrice(draft.amount) ?? 0;
  const show = (sum: number) => formatAmount(sum, profile.currency);
  const form = useForm({
    check: () => ({
      ...(amount === 0 || amount > Math.round(khata.balance * 100)
        ? { amount: receipts.amountFault(show(khata.balance)) }
        : {}),
      ...(isWrongUtr(method, draft.reference) ? { reference: receipts.utrFault } : {}),
      ...(isTooLittle(method, draft.given, amount) ? { tendered: '' } : {}),
    }),
    send: () => {
      const tendered = method === 'Cash' ? tenderedOf(draft.given) : null;
      return payKhata(
        storeId,
        khata._id,
        {
          method,
          amount: toNumber(amount),
          ...utrIn(method, draft.reference),
          ...(tendered === null ? {} : { tendered: toNumber(tendered) }),
        },
        key,
      );
    },
    onDone: async () => {
      await client.invalidateQueries({ queryKey: khatasKey(storeId) });
      say(t.received(show(toNumber(amount))));
      onClose();
    },
  });
  return (
    <form {...form.propsFor(() => form.submit())} className={styles.form}>
      <MethodChoice value={method} onChange={setMethod} />
      <MoneyField
        label={receipts.amount}
        value={draft.amount}
        fault={form.faults['amount']}
        onChange={(text) => setDraft({ ...draft, amount: text })}
      />
      {method === 'Cash' && (
        <CashTendered
          amount={amount}
          value={draft.given}
          onChange={(given) => setDraft({ ...draft, given })}
        />
      )}
      {method === 'UPI' && (
        <UtrField
          value={draft.reference}
          fault={form.faults['reference']}
          onChange={(reference) => setDraft({ ...draft, reference })}
        />
      )}
      <FormFailure>{form.failure}</FormFailure>
      <div className={common.halves}>
        <Button onClick={onClose}>{receipts.back}</Button>
        <Button look="main" type="submit" isBusy={form.isBusy}>
          {t.receiveNow(show(toNumber(amount)), receipts.methods[method])}
        </Button>
      </div>
    </form>
  );
}
