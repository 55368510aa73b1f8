import { TextField } from '../../../parts/fields/text-field.tsx';

interface NumberFieldProps {
  label: string;
  description?: string;
  /** Null while it is empty. */
  value: number | null;
  fault?: string | undefined;
  onChange: (value: number | null) => void;
}

const LONGEST = 4;

/** A whole number from 1. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const read = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, LONGEST);
    onChange(Number(digits) === 0 ? null : Number(digits));
  };
  return (
    <TextField {...field} inputMode="numeric" value={value === null ? '' : String(value)} onChange={read} />
  );
}
