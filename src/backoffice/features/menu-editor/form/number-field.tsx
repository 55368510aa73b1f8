import { useState } from 'react';
import { readPrice } from '#domain/menu-edit/read-price.ts';
import { parsePercent } from '#domain/menu-import/numbers.ts';
import { parseHundredths } from '#domain/money/money.ts';
import { MoneyField } from '../../../parts/fields/money-field.tsx';
import { PercentField } from '../../../parts/fields/percent-field.tsx';

interface NumberFieldProps {
  label?: string;
  description?: string;
  value: number;
  /** Not a number for as long as what stands there is none. */
  onChange: (value: number) => void;
  fault?: string | undefined;
  kind: 'money' | 'percent';
  placeholder?: string;
  'aria-label'?: string;
  className?: string;
}

/** A figure with two decimals at most; nothing at all counts as none. */
export function NumberField({ value, onChange, kind, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => (Number.isFinite(value) && value !== 0 ? String(value) : ''));
  const change = (text: string) => {
    setTyped(text);
    const read = kind === 'money' ? readPrice(text) : parseHundredths(parsePercent(text));
    const hundredths = text.trim() === '' ? 0 : read;
    onChange(hundredths === null ? Number.NaN : hundredths / 100);
  };
  const Field = kind === 'money' ? MoneyField : PercentField;
  return <Field {...field} value={typed} onChange={change} />;
}
