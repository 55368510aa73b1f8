import styles from './veg-mark.module.css';

/** The mark of Indian law: a dot for vegetarian, a triangle for non-vegetarian. */
export function VegMark({ veg, label }: { veg: boolean; label: string }) {
  return (
    <svg className={styles.mark} data-veg={veg} viewBox="0 0 16 16" role="img" aria-label={label}>
      <rect x="1" y="1" width="14" height="14" rx="3" />
      {veg ? <circle cx="8" cy="8" r="3.5" /> : <path d="M8 4l4 7H4z" />}
    </svg>
  );
}
