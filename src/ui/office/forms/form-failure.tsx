import type { ReactNode } from 'react';
import styles from './form-failure.module.css';

/** The failure of a whole form. It is read out when it appears, and takes no room before. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.failure} role="alert">
      {children}
    </p>
  );
}
