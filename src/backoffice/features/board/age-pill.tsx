import { useCallback } from 'react';
import { type AgeLevel, ageLevel, agesOf } from '#domain/board.ts';
import { useStore } from '../../parts/current-store.ts';
import { AlarmIcon } from '../../parts/icons.tsx';
import { useClockText, useTimed } from '../../parts/now.ts';
import { useTexts } from '../../texts/index.ts';
import { formatAge, minutesOf } from './age.ts';
import styles from './age-pill.module.css';

interface Aged {
  createdAt: string;
  orderType: string;
}

/** By what the store has set for the order type. */
export function useAgeLevel({ createdAt, orderType }: Aged): AgeLevel {
  const { board, orderConfigs } = useStore().profile;
  const ages = agesOf(board, orderConfigs.find(({ label }) => label === orderType)?._id);
  const placed = Date.parse(createdAt);
  return useTimed((now) => ageLevel(now - placed, ages));
}

/** How long a guest has been waiting: in figures, in colour, and in words for those who see neither. */
export function AgePill({ createdAt, level }: { createdAt: string; level: AgeLevel }) {
  const t = useTexts();
  const placed = Date.parse(createdAt);
  const figure = useClockText<HTMLSpanElement>(useCallback((now) => formatAge(now - placed), [placed]));
  const minutes = useTimed((now) => minutesOf(now - placed));
  const word = { fresh: '', slow: t.board.slow, late: t.board.late }[level];
  return (
    <span className={`${styles.age} ${styles[level]}`}>
      <span className={styles.figure} aria-hidden="true">
        {level !== 'fresh' && <AlarmIcon size={16} />}
        <span ref={figure} />
      </span>
      {word && (
        <span className={styles.word} aria-hidden="true">
          {word}
        </span>
      )}
      <span className="visually-hidden">{[t.board.age(minutes), word].filter(Boolean).join(', ')}</span>
    </span>
  );
}
