import type { ReactNode } from 'react';
import { waitOf } from '#ordering/serving/rules/wait.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { SERVED } from '../rules/order.ts';
import { formatRecent, formatTime } from '../texts/guests/after/times.ts';
import { useAfterTexts } from '../texts/guests/after/use-after-texts.ts';
import type { OrderView } from '../wire/order.ts';
import { orderSteps } from './steps.ts';
import styles from './steps-card.module.css';

interface Props {
  order: OrderView;
  now: number;
  children: ReactNode;
}

/** The four steps with their times, and the expected time of the last. */
export function StepsCard({ order, now, children }: Props) {
  const { status } = useAfterTexts();
  const { language, timeZone } = useLanguage();
  const wait = waitOf(order, now);
  const expected =
    wait && wait.kind !== 'late' ? status.aboutTime(formatTime(wait.due, language, timeZone)) : null;
  return (
    <section className={styles.card} aria-label={status.stepsLabel}>
      <ol className={styles.steps}>
        {orderSteps(order).map(({ state, progress, at }) => (
          <li key={state} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{progress === 'done' && <Icon name="check" size={16} />}</i>
            <b>
              {status.steps[state]}
              {progress === 'done' && <span className="visually-hidden"> ({status.done})</span>}
            </b>
            {at !== null && <time dateTime={at}>{formatRecent(at, now, language, timeZone)}</time>}
            {state === SERVED && progress === 'next' && expected !== null && <small>{expected}</small>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
