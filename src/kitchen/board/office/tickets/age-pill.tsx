import { useCallback } from 'react';
import type { Estimate } from '#kitchen/promise/rules/estimate.ts';
import { beginsAt } from '#kitchen/promise/rules/pickup.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { type AgeLevel, ageLevel, agesOf } from '#restaurant/stores/rules/board.ts';
import { useTexts } from '#texts/office/index.ts';
import common from '#ui/office/common.module.css';
import { AlarmIcon } from '#ui/office/icons.tsx';
import { useClockText, useTimed } from '#ui/office/now.ts';
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
