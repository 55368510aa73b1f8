import { MOST_PARTY } from '#domain/reservations/reservation.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/index.ts';

interface PartyFieldProps {
  value: number;
  fault?: string | undefined;
  onChange: (party: number) => void;
}

/** How many guests come. While it is being typed it may be empty, which is kept as 0. */
export function PartyField({ value, fault, onChange }: PartyFieldProps) {
  const { calendar: t } = useTexts();
  const read = (text: string) => onChange(Math.min(MOST_PARTY, Number(text.replace(/\D/g, ''))));
  return (
    <TextField
      label={t.party}
      inputMode="numeric"
      value={value === 0 ? '' : String(value)}
      fault={fault}
      onChange={read}
    />
  );
}
