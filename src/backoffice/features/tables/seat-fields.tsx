import { LONGEST_IDEN, MOST_SEATS } from '#domain/store/table-range.ts';
import { NumberField } from '../../parts/fields/number-field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useTexts } from '../../texts/index.ts';

interface SeatFieldsProps {
  seats: number | null;
  joins: string | null;
  onSeats: (seats: number | null) => void;
  onJoins: (joins: string | null) => void;
}

/** How many sit at a table, and which tables can be pushed together with it: what reservations need. */
export function SeatFields({ seats, joins, onSeats, onJoins }: SeatFieldsProps) {
  const { tables: t } = useTexts();
  return (
    <>
      <NumberField
        label={t.seats}
        description={t.seatsHint}
        value={seats}
        most={MOST_SEATS}
        onChange={onSeats}
      />
      {seats !== null && (
        <TextField
          label={t.joins}
          description={t.joinsHint}
          value={joins ?? ''}
          maxLength={LONGEST_IDEN}
          onChange={(text) => onJoins(text.trim() === '' ? null : text)}
        />
      )}
    </>
  );
}
