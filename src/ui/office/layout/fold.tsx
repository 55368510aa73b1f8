import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** Hides what few people need behind a line that names it. */
export function Fold({ label, isOpen, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
