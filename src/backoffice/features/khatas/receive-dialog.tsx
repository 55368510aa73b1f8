import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KhataStatement } from '#domain/api/khatas.ts';
import { parsePrice } from '#domain/menu-edit/parse-price.ts';
import { toNumber } from '#domain/money/money.ts';
import type { ReceiptMethod } from '#domain/money/payment.ts';
import { randomId } from '#ui/random-id.ts';
import { khatasKey, payKhata } from '../../api/khatas.ts';
import { Button } from '../../components/button.tsx';
import common from '../../components/common.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { MoneyField } from '../../components/fields/money-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { formatAmount } from '../../components/format.ts';
import { useForm } from '../../components/use-form.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';
import { CashTendered, isTooLittle, tenderedOf } from '../receipts/face/cash-tendered.tsx';
import { isWrongUtr, MethodChoice, UtrField, utrIn } from '../receipts/face/paid-by.tsx';
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
          ...{ method, amount: toNumber(amount) },
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
