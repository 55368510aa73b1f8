import { MOST_RATING } from '#guests/feedback/rules/feedback.ts';
import styles from './stars.module.css';

const EACH = Array.from({ length: MOST_RATING }, (_, index) => index + 1);
export const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z';

/** Stars that were given, of five. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {EACH.map((star) => (
        <svg key={star} viewBox="0 0 24 24" aria-hidden="true" data-lit={star <= count}>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
