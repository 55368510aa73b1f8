import { useTexts } from '#texts/office/index.ts';
import styles from './sample.module.css';

export interface SampleRow {
  name: string;
  about: string;
  end: string;
}

/** What a screen will look like once there is something, in place of a drawing. */
export function Sample({ rows }: { rows: readonly SampleRow[] }) {
  const { example } = useTexts();
  return (
    <div className={styles.sample} aria-hidden="true">
      <p className={styles.mark}>{example}</p>
      <ul className={styles.rows}>
        {rows.map(({ name, about, end }) => (
          <li key={name} className={styles.row}>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.about}>{about}</span>
            </span>
            <span className={styles.end}>{end}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
