import type { ReactNode } from 'react';
import styles from './guide.module.css';

/** Numbered steps, each with what it needs. */
export function Guide({ children }: { children: ReactNode }) {
  return <ol className={styles.guide}>{children}</ol>;
}

export function Step({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <li>
      <p>{text}</p>
      {children}
    </li>
  );
}
