import { useState } from 'react';
import { parseHundredths } from '#domain/money.ts';
import { TextField } from '../../../parts/fields/text-field.tsx';

interface NumberFieldProps {
  label?: string;
  description?: string;
  value: number;
  /** Not a number for as long as what stands there is none. */
  onChange: (value: number) => void;
  fault?: string | undefined;
  /** Behind the figure: %. */
  unit?: string;
  /** Before the figure: ₹. */
  sign?: string;
  placeholder?: string;
  'aria-label'?: string;
  className?: string;
}

/** A figure with two decimals at most; nothing at all counts as none. */
export function NumberField({ value, onChange, unit, sign, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => (Number.isFinite(value) && value !== 0 ? String(value) : ''));
  const change = (text: string) => {
    setTyped(text);
    const hundredths = text.trim() === '' ? 0 : parseHundredths(text.replace(/[,\s]/g, ''));
    onChange(hundredths === null ? Number.NaN : hundredths / 100);
  };
  return (
    <TextField
      {...field}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit}
      leftSection={sign}
      onChange={change}
    />
  );
}
