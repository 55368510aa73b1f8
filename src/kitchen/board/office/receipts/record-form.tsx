import { useState } from 'react';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import { CashTendered, isTooLittle, tenderedOf } from '#money/receipts/office/face/cash-tendered.tsx';
import { EqualParts } from '#money/receipts/office/face/equal-parts.tsx';
import { MethodChoice } from '#money/receipts/office/face/paid-by.tsx';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { parseHundredths, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import type { Unanswered } from '#ui/office/forms/use-unanswered.ts';
import styles from './receipts.module.css';
import { type Receipt, useReceipts } from './use-receipts.ts';

interface RecordFormProps {
  order: StaffOrderView;
  unanswered: Unanswered;
  onBack: () => void;
}

/** Records a payment at the counter, by default all that is due. */
export function RecordForm({ order, unanswered, onBack }: RecordFormProps) {
  const [key] = useState(newCommandId);
  const t = useTexts();
  const { currency } = order.store;
  const due = parseHundredths(order.money.due) ?? 0;
  const [method, setMethod] = useState<ReceiptMethod>('Cash');
  const [amount, setAmount] = useState(toDecimal(due));
  const [persons, setPersons] = useState(1);
  const [reference, setReference] = useState('');
  const [given, setGiven] = useState('');
  const typed = parsePrice(amount);
  const { submit, faults, propsFor, isBusy } = useReceipts(order, check, { key, ...unanswered });

  function check({ method: by, reference: text = '' }: Receipt): Faults {
    const isWrongAmount = typed === null || typed === 0 || typed > due;
    return {
      ...(isTooLittle(method, given, typed ?? 0) ? { tendered: '' } : {}),
      ...(isWrongAmount ? { amount: t.receipts.amountFault(formatAmount(order.money.due, currency)) } : {}),
      ...(by === 'UPI' && text !== '' && !isUtr(text) ? { reference: t.receipts.utrFault } : {}),
    };
  }

  function record() {
    const text = method === 'UPI' ? tidyUtr(reference) : reference.trim();
    const isNamed = method !== 'Cash' && text !== '';
    const tendered = method === 'Cash' ? tenderedOf(given) : null;
    submit({
      method,
      amount: toNumber(typed ?? 0),
      ...(isNamed ? { reference: text } : {}),
      ...(tendered === null ? {} : { tendered: toNumber(tendered) }),
    });
  }

  return (
    <form {...propsFor(record)} className={styles.form}>
      <EqualParts
        due={due}
        persons={persons}
        onChange={(count, part) => {
          setPersons(count);
          setAmount(toDecimal(part));
        }}
      />
      <MethodChoice value={method} onChange={setMethod} />
      <div className={styles.fields}>
        <MoneyField label={t.receipts.amount} value={amount} fault={faults['amount']} onChange={setAmount} />
        {method !== 'Cash' && (
          <TextField
            label={method === 'UPI' ? t.receipts.utr : t.receipts.slip}
            value={reference}
            inputMode={method === 'UPI' ? 'numeric' : 'text'}
            autoComplete="off"
            maxLength={60}
            fault={faults['reference']}
            onChange={setReference}
          />
        )}
      </div>
      {method === 'Cash' && <CashTendered amount={typed ?? 0} value={given} onChange={setGiven} />}
      <div className={styles.steps}>
        <LineButton look="main" type="submit" isBusy={isBusy}>
          {t.receipts.recordNow(formatAmount(toNumber(typed ?? 0), currency), t.receipts.methods[method])}
        </LineButton>
        <Button onClick={onBack}>{t.receipts.back}</Button>
      </div>
    </form>
  );
}
