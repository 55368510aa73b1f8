import type { CSSProperties } from 'react';
import type { TablePlace } from '#tables/table-list/rules/table-place.ts';
import type { TileWords } from '../face/use-tile-words.ts';
import styles from './plan.module.css';
import { SIZES } from './plan-places.ts';

/** Numbers for the style sheet, which knows the size of a step. */
export function styleOf({ x, y, shape, turn }: TablePlace): CSSProperties {
  const { wide, high } = SIZES[shape];
  return { '--x': x, '--y': y, '--wide': wide, '--high': high, '--turn': `${turn}deg` } as CSSProperties;
}

/** What a table shows where it stands. Its shape turns; its words stay upright. */
export function PlanFace({ iden, words }: { iden: string; words: TileWords }) {
  const { sum, waiter, tile } = words;
  const { minutes } = tile;
  const news = words.marks.reduce((all, { count }) => all + count, 0);
  return (
    <>
      <span className={styles.shape} />
      <span className={styles.face} aria-hidden="true">
        <span className={styles.iden}>{iden}</span>
        <span className={styles.state}>{words.state}</span>
        {sum && <span>{sum}</span>}
        {(minutes !== null || waiter) && (
          <span className={styles.more}>
            {minutes !== null && <span className={styles.minutes}>{minutes}′</span>}
            {waiter && <span>{waiter}</span>}
          </span>
        )}
      </span>
      {news > 0 && (
        <span className={styles.news} aria-hidden="true">
          {news}
        </span>
      )}
    </>
  );
}
