import type { ReactNode } from 'react';
import styles from './nothing.module.css';

interface NothingProps {
  title: string;
  /** What to do about it. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** Where a list has nothing to show, it says so, and what to do. */
export function Nothing({ title, hint, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{title}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
