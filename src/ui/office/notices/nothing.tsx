import type { ReactNode } from 'react';
import { Art, type ArtName } from '#ui/shared/components/art.tsx';
import styles from './nothing.module.css';

interface NothingProps {
  title: string;
  show?: ArtName;
  /** A hint at what to do. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** Shown in place of an empty list. */
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
