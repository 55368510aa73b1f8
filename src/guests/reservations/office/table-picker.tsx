import { useNames, useTexts } from '#texts/office/index.ts';
import type { CalendarTable } from '../wire/calendar.ts';
import styles from './calendar.module.css';

interface TablePickerProps {
  tables: readonly CalendarTable[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses one table, or several that are pushed together. */
export function TablePicker({ tables, chosen, onChange }: TablePickerProps) {
  const { calendar: t } = useTexts();
  const { placeOf } = useNames();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.picker}>
      <legend>{t.tables}</legend>
      <p className={styles.about}>{t.anyTable}</p>
      <div className={styles.choices}>
        {tables.map((table) => (
          <button
            key={table._id}
            type="button"
            aria-pressed={chosen.includes(table._id)}
            onClick={() => toggle(table._id)}
          >
            {placeOf(table)} <span>{t.seats(table.seats)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
