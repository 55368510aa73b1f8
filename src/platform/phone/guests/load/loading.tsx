import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import actions from '#ui/shared/components/actions.module.css';
import styles from './load.module.css';
import { sayFailure } from './say-failure.ts';
import { type Shape, Skeleton } from './skeleton.tsx';

interface Props<Value> {
  of: { value: Value | null; error: unknown; refetch: () => unknown };
  shape: Shape;
  /** What is said without an answer. */
  failed?: string;
  children: (value: Value) => ReactNode;
}

/** A part of a page: its skeleton, then the thing or why it could not be loaded. */
export function Loading<Value>({ of: { value, error, refetch }, shape, failed, children }: Props<Value>) {
  const { common } = useTexts();
  if (value !== null) return children(value);
  if (!error) return <Skeleton shape={shape} />;
  return <Failed text={failed ?? sayFailure(common, error)} onAgain={refetch} />;
}

/** Offers to load again. A source does so by itself too. */
export function Failed({ text, onAgain }: { text: string; onAgain: () => unknown }) {
  const { common } = useTexts();
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <button type="button" className={actions.quiet} onClick={() => void onAgain()}>
        {common.retry}
      </button>
    </div>
  );
}
