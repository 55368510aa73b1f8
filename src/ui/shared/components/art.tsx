import sprite from '../art.svg?no-inline';
import styles from './art.module.css';

/** One thali in different moods, for pages that have nothing else to show. */
export type ArtName = 'empty' | 'lost' | 'closed' | 'search' | 'broken' | 'done' | 'locked';

export function Art({ show }: { show: ArtName }) {
  return (
    <svg className={styles.art} aria-hidden="true">
      <use href={`${sprite}#${show}`} />
    </svg>
  );
}
