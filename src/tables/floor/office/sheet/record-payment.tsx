import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { CashTendered, isTooLittle, tenderedOf } from '#money/receipts/office/face/cash-tendered.tsx';
import { EqualParts, partOf } from '#money/receipts/office/face/equal-parts.tsx';
import { isWrongUtr, MethodChoice, UtrField, utrIn } from '#money/receipts/office/face/paid-by.tsx';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { parseHundredths, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { sittingQuery, updateSitting } from '#tables/sittings/office-api/sittings.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import { useForm } from '#ui/office/forms/use-form.ts';
import type { Unanswered } from '#ui/office/forms/use-unanswered.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import styles from './sheet.module.css';
import { useRecord } from './use-record.ts';

interface RecordPaymentProps {
  sitting: StaffSitting;
  unanswered: Unanswered;
  /** Among how many what is due is divided. After one has paid, the others follow. */
  persons: number;
  onPersons: (persons: number) => void;
  onBack: () => void;
}

/** Without an amount it is the part of the next who pays. */
const NOTHING = { amount: null as string | null, reference: '', note: '', tip: '' };

/** The button that opened it may have been at the foot of the sheet. */
function show(opened: HTMLElement | null): void {
  opened?.focus({ preventScroll: true });
  opened?.scrollIntoView({ block: 'start' });
}

/** Money that the staff have received, by default all that is due. Sent twice, it counts once. */
export function RecordPayment({ sitting, unanswered, persons, onPersons, onBack }: RecordPaymentProps) {
  const { floor: t, receipts } = useTexts();
  const { storeId, profile } = useStore();
  const { currency } = profile;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [key] = useState(newCommandId);
  const record = useRecord(sitting);
  const dueText = formatAmount(sitting.due ?? 0, currency);
  const due = parseHundredths(sitting.due ?? 0) ?? 0;
  const [method, setMethod] = useState<ReceiptMethod>('Cash');
  const [draft, setDraft] = useState(NOTHING);
  const amountText = draft.amount ?? toDecimal(partOf(due, persons));
  const [given, setGiven] = useState('');
  const amount = parsePrice(amountText);
  const tip = draft.tip.trim() === '' ? 0 : parsePrice(draft.tip);
  const tendered = tenderedOf(given);
  const form = useForm({
    check: () => ({
      ...(amount === null || amount === 0 || amount > due ? { amount: receipts.amountFault(dueText) } : {}),
      ...(isTooLittle(method, given, (amount ?? 0) + (tip ?? 0)) ? { tendered: '' } : {}),
      ...(tip === null ? { tip: receipts.amountFault(dueText) } : {}),
      ...(isWrongUtr(method, draft.reference) ? { reference: receipts.utrFault } : {}),
    }),
    send: () => {
      unanswered.onSend();
      return record(
        {
          method,
          amount: toNumber(amount ?? 0),
          tip: toNumber(tip ?? 0),
          note: draft.note.trim(),
          ...(method === 'Cash' && tendered !== null ? { tendered: toNumber(tendered) } : {}),
          ...utrIn(method, draft.reference),
        },
        key,
        { method, amount: amount ?? 0, tip: tip ?? 0, tendered: method === 'Cash' ? tendered : null },
      );
    },
    onDone: (paid) => {
      unanswered.onAnswer(null);
      updateSitting(client, storeId, paid);
      say(t.recorded(formatAmount(toNumber(amount ?? 0), currency)));
      onPersons(Math.max(1, persons - 1));
      if (persons === 1) onBack();
    },
    onError: (error, faults) => {
      unanswered.onAnswer(error);
      void client.invalidateQueries({ queryKey: sittingQuery(storeId, sitting._id).queryKey });
      if (Object.keys(faults).length === 0) complain(error);
    },
  });
  const field = (name: keyof typeof draft) => ({
    value: draft[name] ?? amountText,
    fault: form.faults[name],
    onChange: (text: string) => setDraft({ ...draft, [name]: text }),
  });
  const sum = formatAmount(toNumber((amount ?? 0) + (tip ?? 0)), currency);

  return (
    <div ref={show} tabIndex={-1} className={styles.opened}>
      <form {...form.propsFor(() => form.submit())} className={styles.section}>
        <EqualParts
          due={due}
          persons={persons}
          onChange={(count) => {
            onPersons(count);
            setDraft({ ...draft, amount: null });
          }}
        />
        <MethodChoice value={method} onChange={setMethod} />
        <div className={common.halves}>
          <MoneyField label={receipts.amount} {...field('amount')} />
          <MoneyField label={t.tip} {...field('tip')} />
        </div>
        {method === 'UPI' && <UtrField {...field('reference')} />}
        {method === 'Cash' && (
          <CashTendered amount={(amount ?? 0) + (tip ?? 0)} value={given} onChange={setGiven} />
        )}
        <TextField
          label={method === 'Card' ? receipts.slip : t.note}
          autoComplete="off"
          maxLength={200}
          {...field('note')}
        />
        <div className={styles.steps}>
          <Button onClick={onBack}>{receipts.back}</Button>
          <Button look="main" type="submit" isBusy={form.isBusy}>
            {t.recordNow(sum, receipts.methods[method])}
          </Button>
        </div>
      </form>
    </div>
  );
}
