import { useCallback } from 'react';
import { type AgeLevel, ageLevel, agesOf } from '#domain/store/board.ts';
import type { Estimate } from '#domain/time/estimate.ts';
import { beginsAt } from '#domain/time/pickup.ts';
import common from '../../../components/common.module.css';
import { AlarmIcon } from '../../../components/icons.tsx';
import { useClockText, useTimed } from '../../../components/now.ts';
import { useStore } from '../../../session/current-store.ts';
import { useTexts } from '../../../texts/index.ts';
import { formatAge, wholeMinutes } from '../orders/tickets.ts';
import styles from './marks.module.css';

const TONES = { fresh: 'good', slow: 'warn', late: 'bad' } as const;

interface Aged {
  createdAt: string;
  pickupAt?: string | undefined;
  orderType: string;
  estimate: Estimate | null;
}

/** Compares the order's age with the store's setting for its type, or else with the guest's estimate. */
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

/** The time since work began: in figures, in colour, and in words for screen readers. */
export function AgePill({ begun, level }: { begun: number; level: AgeLevel }) {
  const t = useTexts();
  const figure = useClockText<HTMLSpanElement>(
    useCallback((now) => formatAge(now - begun, t.board.hours), [begun, t]),
  );
  const minutes = useTimed((now) => wholeMinutes(now - begun));
  const word = { fresh: '', slow: t.board.slow, late: t.board.late }[level];
  return (
    <span className={`${styles.age} ${common[TONES[level]]}`}>
      {word && (
        <span className={styles.word} aria-hidden="true">
          {word}
        </span>
      )}
      <span className={styles.figure} aria-hidden="true">
        {level !== 'fresh' && <AlarmIcon size={16} />}
        <span ref={figure} />
      </span>
      <span className="visually-hidden">{[word, t.board.age(minutes)].filter(Boolean).join(', ')}</span>
    </span>
  );
}
