import type { ReactNode } from 'react';
import styles from './pages.module.css';

interface Props {
  text: string;
  children?: ReactNode;
}

/** One thing to say, in the middle of an otherwise empty page. */
export function MessagePage({ text, children }: Props) {
  return (
    <main className={styles.middle}>
      <h1 className={styles.message}>{text}</h1>
      {children}
    </main>
  );
}
