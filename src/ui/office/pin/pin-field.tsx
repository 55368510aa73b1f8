import { LONGEST_PIN } from '#restaurant/people/rules/pin.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextField } from '../fields/text-field.tsx';

interface PinFieldProps {
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (pin: string) => void;
}

/** For a new PIN. Its digits are shown, since whoever gives it says it to somebody. */
export function PinField({ onChange, ...field }: PinFieldProps) {
  const { tablets: t } = useTexts();
  return (
    <TextField
      {...field}
      description={t.pinHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={LONGEST_PIN}
      onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
    />
  );
}
