import { RUPEE_CURRENCY } from '#money/bills/rules/balance.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { changeOf, likelyTendered } from '#money/payments/rules/tendered.ts';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { formatAmount } from '#ui/office/format.ts';
import styles from './money.module.css';

interface CashTenderedProps {
  /** What is to be paid, with the tip. */
  amount: Minor;
  /** As typed. Empty if nobody counted. */
  value: string;
  onChange: (text: string) => void;
}

/** What the guest hands over in cash, and what they get back. */
export function CashTendered({ amount, value, onChange }: CashTenderedProps) {
  const { corrections: t } = useTexts();
  const { currency } = useStore().profile;
  const given = tenderedOf(value);
  const change = given === null ? null : changeOf(given, amount);
  const likely = currency === RUPEE_CURRENCY ? likelyTendered(amount) : [];
  const sums = [{ sum: amount, label: t.exact }, ...likely.map((sum) => ({ sum, label: undefined }))];
  const show = (sum: Minor) => formatAmount(toNumber(sum), currency);
  return (
    <div className={styles.tendered}>
      <div className={common.row}>
        {sums.map(({ sum, label }) => (
          <Button key={sum} aria-pressed={given === sum} onClick={() => onChange(toDecimal(sum))}>
            {label ?? show(sum)}
          </Button>
        ))}
      </div>
      <MoneyField
        label={t.tendered}
        value={value}
        fault={given !== null && change === null ? t.tooLittle(show(amount)) : undefined}
        onChange={onChange}
      />
      <output className={styles.change}>{change ? t.change(show(change)) : ''}</output>
    </div>
  );
}

/** Whether what was typed does not pay the amount. The field says so itself. */
export function isTooLittle(method: ReceiptMethod, text: string, amount: Minor): boolean {
  const given = method === 'Cash' ? tenderedOf(text) : null;
  return given !== null && changeOf(given, amount) === null;
}

/** Null if nothing, or no amount, was typed. */
export function tenderedOf(text: string): Minor | null {
  return text.trim() === '' ? null : parsePrice(text);
}
