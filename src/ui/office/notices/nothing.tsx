import type { ReactNode } from 'react';
import { Art, type ArtName } from '#ui/shared/components/art.tsx';
import styles from './nothing.module.css';
import { Sample, type SampleRow } from './sample.tsx';

interface NothingProps {
  title: string;
  show?: ArtName;
  /** What will stand here, in place of the drawing. */
  sample?: readonly SampleRow[];
  /** A hint at what to do. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** Shown in place of an empty list. */
export function Nothing({ title, show = 'empty', sample, hint, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      {sample ? <Sample rows={sample} /> : <Art show={show} />}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  );
}
