import styles from './choice.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  value: T | null;
  options: readonly { value: T; label: string; lang?: string }[];
  /** Uses several rows, where a row that scrolls would hide choices. */
  wraps?: boolean;
  onChange: (value: T) => void;
}

/** Chooses one of a few, which are all visible. */
export function Choice<T extends string>({ label, value, options, wraps = false, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice} aria-label={label} data-wraps={wraps || undefined}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
