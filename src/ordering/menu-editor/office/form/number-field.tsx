import { type KeyboardEventHandler, useState } from 'react';
import { parsePercent } from '#ordering/menu-import/rules/numbers.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { MoneyField } from '#ui/office/fields/money-field.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { parsePrice } from '../../rules/prices/parse-price.ts';

interface NumberFieldProps {
  label?: string;
  description?: string;
  value: number;
  /** NaN while the typed text is not a number. */
  onChange: (value: number) => void;
  fault?: string | undefined;
  kind: 'money' | 'percent';
  placeholder?: string;
  'aria-label'?: string;
  className?: string;
  enterKeyHint?: 'next';
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
}

/** Accepts two decimals at most. An empty field is 0. */
export function NumberField({ value, onChange, kind, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => (Number.isFinite(value) && value !== 0 ? String(value) : ''));
  const change = (text: string) => {
    setTyped(text);
    const read = kind === 'money' ? parsePrice(text) : parseHundredths(parsePercent(text));
    const hundredths = text.trim() === '' ? 0 : read;
    onChange(hundredths === null ? Number.NaN : hundredths / 100);
  };
  const Field = kind === 'money' ? MoneyField : PercentField;
  return <Field {...field} value={typed} onChange={change} />;
}
