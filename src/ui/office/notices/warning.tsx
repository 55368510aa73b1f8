import type { ReactNode } from 'react';
import styles from './warning.module.css';

/** A warning to read before going on. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning} role="note">
      {children}
    </p>
  );
}
