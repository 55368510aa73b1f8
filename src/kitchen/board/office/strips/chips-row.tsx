import type { ReactNode } from 'react';
import styles from './strips.module.css';

interface ChipsRowProps {
  id: string;
  title: string;
  /** List items. */
  children: ReactNode;
}

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
