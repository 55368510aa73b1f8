import { useCallback } from 'react';
import { type AgeLevel, ageLevel, agesOf } from '#domain/store/board.ts';
import type { Estimate } from '#domain/time/estimate.ts';
import { beginsAt } from '#domain/time/pickup.ts';
import { useStore } from '../../parts/current-store.ts';
import { AlarmIcon } from '../../parts/icons.tsx';
import { useClockText, useTimed } from '../../parts/now.ts';
import { useTexts } from '../../texts/index.ts';
import { formatAge, minutesOf } from './age.ts';
import styles from './age-pill.module.css';

interface Aged {
  createdAt: string;
  pickupAt?: string | undefined;
  orderType: string;
  estimate: Estimate | null;
}

/** By what the store has set for the order type, else by what the guest was told. */
export function useAgeLevel(order: Aged): AgeLevel {
  const { board, orderConfigs } = useStore().profile;
  const ages = agesOf(
    board,
    orderConfigs.find(({ label }) => label === order.orderType)?._id,
    order.estimate,
  );
  const begun = beginsAt(order);
  return useTimed((now) => ageLevel(now - begun, ages));
}

/** For how long there has been work on it: in figures, in colour, and in words for those who see neither. */
export function AgePill({ begun, level }: { begun: number; level: AgeLevel }) {
  const t = useTexts();
  const figure = useClockText<HTMLSpanElement>(useCallback((now) => formatAge(now - begun), [begun]));
  const minutes = useTimed((now) => minutesOf(now - begun));
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
