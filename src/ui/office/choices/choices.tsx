import { useId } from 'react';
import styles from './choices.module.css';

interface ChoicesProps<T extends string> {
  label: string;
  values: readonly T[];
  options: readonly { value: T; label: string }[];
  onChange: (values: T[]) => void;
}

/** Chooses any number of a few, which are all visible. */
export function Choices<T extends string>({ label, values, options, onChange }: ChoicesProps<T>) {
  const id = useId();
  const toggle = (value: T) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <div className={styles.choices}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <fieldset className={styles.options} aria-labelledby={id}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={values.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
