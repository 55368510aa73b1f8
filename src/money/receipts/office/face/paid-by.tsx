import { RECEIPT_METHODS, type ReceiptMethod } from '#money/payments/rules/payment.ts';
import { isUtr, tidyUtr } from '#money/payments/rules/upi.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';

interface MethodChoiceProps {
  value: ReceiptMethod;
  onChange: (method: ReceiptMethod) => void;
}

/** How a guest paid the staff. */
export function MethodChoice({ value, onChange }: MethodChoiceProps) {
  const { receipts: t } = useTexts();
  return (
    <Choice
      label={t.method}
      value={value}
      options={RECEIPT_METHODS.map((method) => ({ value: method, label: t.methods[method] }))}
      onChange={onChange}
    />
  );
}

interface UtrFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

/** The reference of a UPI payment, which may be left blank. */
export function UtrField(props: UtrFieldProps) {
  const { receipts: t } = useTexts();
  return <TextField label={t.utr} inputMode="numeric" autoComplete="off" maxLength={60} {...props} />;
}

/** What a body says about the reference: only UPI payments have a UTR. */
export function utrIn(method: ReceiptMethod, text: string): { reference?: string } {
  const reference = tidyUtr(text);
  return method === 'UPI' && reference !== '' ? { reference } : {};
}

export function isWrongUtr(method: ReceiptMethod, text: string): boolean {
  const { reference } = utrIn(method, text);
  return reference !== undefined && !isUtr(reference);
}
