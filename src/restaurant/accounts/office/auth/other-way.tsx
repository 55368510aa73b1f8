import type { ReactNode } from 'react';
import styles from './auth.module.css';

/** Links below a form to other pages. */
export function OtherWay({ children }: { children: ReactNode }) {
  return <div className={styles.other}>{children}</div>;
}
