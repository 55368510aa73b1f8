import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import styles from './printers.module.css';

interface SomeFieldProps {
  legend: string;
  /** The label of the choice of all. */
  all: string;
  allHint?: string;
  options: readonly { _id: string; label: string }[];
  /** Null means all, including those that are added later. */
  value: string[] | null;
  onChange: (value: string[] | null) => void;
}

/** Chooses all, or only the ticked ones. */
export function SomeField({ legend, all, allHint, options, value, onChange }: SomeFieldProps) {
  const toggle = (id: string, isChosen: boolean) => {
    const others = (value ?? []).filter((known) => known !== id);
    onChange(isChosen ? [...others, id] : others);
  };
  return (
    <fieldset className={styles.some}>
      <legend className={styles.legend}>{legend}</legend>
      <SwitchField
        label={all}
        description={allHint}
        checked={value === null}
        onChange={(isAll) => onChange(isAll ? null : options.map(({ _id }) => _id))}
      />
      {value !== null && (
        <ul className={styles.options}>
          {options.map(({ _id, label }) => (
            <li key={_id}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  checked={value.includes(_id)}
                  onChange={(event) => toggle(_id, event.target.checked)}
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
