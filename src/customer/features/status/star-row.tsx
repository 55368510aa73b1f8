import styles from './star-row.module.css';

interface Props {
  name: string;
  label: string;
  starLabel: (count: number) => string;
  value: number;
  onChange: (value: number) => void;
}

const STARS = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars: arrows, Space and screen readers know what to do with them. */
export function StarRow({ name, label, starLabel, value, onChange }: Props) {
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {STARS.map((count) => (
          <label key={count} data-lit={count <= value}>
            <input
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              aria-label={starLabel(count)}
              onChange={() => onChange(count)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
