import type { ReactNode } from 'react';
import styles from './form-failure.module.css';

/** What went wrong with a form as a whole: read out as it appears, and no room taken before. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.failure} role="alert">
      {children}
    </p>
  );
}
