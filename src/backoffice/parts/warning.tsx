import type { ReactNode } from 'react';
import styles from './warning.module.css';

/** Something to know before one goes on. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning} role="note">
      {children}
    </p>
  );
}
