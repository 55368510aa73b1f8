import type { ReactNode } from 'react';
import styles from './strip.module.css';

interface ChipsRowProps {
  /** What the row is known by. */
  id: string;
  title: string;
  /** Entries of a list. */
  children: ReactNode;
}

/** A row over the tickets, of what somebody at the counter asks for. */
export function ChipsRow({ id, title, children }: ChipsRowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.chips}>{children}</ul>
    </section>
  );
}
