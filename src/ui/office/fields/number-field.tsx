import { TextField } from './text-field.tsx';

interface NumberFieldProps {
  label: string;
  description?: string;
  /** Null while it is empty. */
  value: number | null;
  most: number;
  fault?: string | undefined;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
}

/** A whole number from 1. */
export function NumberField({ value, most, onChange, ...field }: NumberFieldProps) {
  const read = (text: string) => {
    const typed = Number(text.replace(/\D/g, ''));
    onChange(typed === 0 ? null : Math.min(most, typed));
  };
  return (
    <TextField {...field} inputMode="numeric" value={value === null ? '' : String(value)} onChange={read} />
  );
}
