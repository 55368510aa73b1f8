import { useEffect, useState } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import styles from './load.module.css';

/** What is awaited, which its skeleton looks like. */
export type Shape = 'page' | 'form' | 'text';

const BARS = [1, 2, 3, 4, 5, 6];
const SLOW_MS = 5_000;

/** Stands in place of what is loaded. */
export function Skeleton({ shape, title }: { shape: Shape; title?: string | undefined }) {
  const { common } = useTexts();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  const Name = shape === 'page' && !title ? 'h1' : 'p';
  return (
    <div className={styles.skeleton} data-shape={shape} role="status">
      {title && <h1>{title}</h1>}
      <Name className={isSlow ? styles.slow : 'visually-hidden'}>
        {isSlow ? common.slow : common.loading}
      </Name>
      {BARS.map((bar) => (
        <i key={bar} aria-hidden="true" />
      ))}
    </div>
  );
}
