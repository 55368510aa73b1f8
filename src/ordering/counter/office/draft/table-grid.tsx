import { useNames } from '#texts/office/index.ts';
import styles from '../take-order.module.css';
import type { ChosenTable } from './guest-form.ts';

interface TableGridProps {
  label: string;
  value: string;
  tables: readonly ChosenTable[];
  fault: string | undefined;
  onChange: (iden: string) => void;
}

/** All tables in sight, as large as a fingertip. Tables show their number, other places their name. */
export function TableGrid({ label, value, tables, fault, onChange }: TableGridProps) {
  const { placeOf } = useNames();
  return (
    <fieldset className={styles.tables}>
      <legend>{label}</legend>
      <div>
        {tables.map((table) => (
          <label key={table.iden}>
            <input
              type="radio"
              name="table"
              value={table.iden}
              checked={table.iden === value}
              aria-label={placeOf(table)}
              onChange={() => onChange(table.iden)}
            />
            {table.idel === 'Table' ? table.iden : placeOf(table)}
          </label>
        ))}
      </div>
      {fault && <p role="alert">{fault}</p>}
    </fieldset>
  );
}
