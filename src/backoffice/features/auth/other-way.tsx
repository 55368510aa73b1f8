import type { ReactNode } from 'react';
import styles from './auth.module.css';

/** Below a form: for those who are wrong here. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <div className={styles.other}>{children}</div>;
}
