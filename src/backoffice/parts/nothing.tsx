import type { ReactNode } from 'react';
import { Art, type ArtName } from '#ui/parts/art.tsx';
import styles from './nothing.module.css';

interface NothingProps {
  title: string;
  show?: ArtName;
  /** What to do about it. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** Where a list has nothing to show, it says so, and what to do. */
export function Nothing({ title, show = 'empty', hint, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <Art show={show} />
      <p className={styles.title}>{title}</p>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  );
}
