import { useTexts } from '#texts/office/index.ts';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { LONGEST_IDEN, MOST_SEATS } from '../rules/table-range.ts';
import { LONGEST_AREA, type TableView } from '../wire/tables.ts';

export type Seating = Pick<TableView, 'seats' | 'joins' | 'room'>;

export const NO_SEATING: Seating = { seats: null, joins: null, room: null };

interface SeatFieldsProps {
  value: Seating;
  onChange: (value: Seating) => void;
}

/** In which area a table stands, how many sit there, and which tables can be pushed together with it. */
export function SeatFields({ value, onChange }: SeatFieldsProps) {
  const { tables: t } = useTexts();
  const { seats, joins, room } = value;
  return (
    <>
      <TextField
        label={t.area}
        description={t.areaHint}
        value={room ?? ''}
        maxLength={LONGEST_AREA}
        onChange={(text) => onChange({ ...value, room: typed(text) })}
      />
      <NumberField
        label={t.seats}
        description={t.seatsHint}
        value={seats}
        most={MOST_SEATS}
        onChange={(count) => onChange({ ...value, seats: count })}
      />
      {seats !== null && (
        <TextField
          label={t.joins}
          description={t.joinsHint}
          value={joins ?? ''}
          maxLength={LONGEST_IDEN}
          onChange={(text) => onChange({ ...value, joins: typed(text) })}
        />
      )}
    </>
  );
}

const typed = (text: string): string | null => (text.trim() === '' ? null : text);
