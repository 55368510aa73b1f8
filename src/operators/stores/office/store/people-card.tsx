import { useInterface } from '#texts/office/index.ts';
import { formatDayOf, formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { useTimed } from '#ui/office/now.ts';
import { isAhead } from '#ui/office/until.ts';
import type { StoreDetails } from '../../wire/operated-store.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './store.module.css';

type Props = Pick<StoreDetails, 'people' | 'store' | 'handingTo' | 'handingFrom'>;

/** Who works in the store. */
export function PeopleCard({ people, store, handingTo, handingFrom }: Props) {
  const { t } = useInterface();
  const { operatedStore: own } = t;
  const clock = useOperatorClock();
  const isWaiting = useTimed((now) => isAhead(handingFrom ?? null, now));
  return (
    <Card title={own.people}>
      {handingTo !== null && people.length > 0 && (
        <p className={styles.note}>
          {isWaiting
            ? own.handingTo(handingTo, formatDayOf(handingFrom ?? '', clock))
            : own.handingNow(handingTo)}
        </p>
      )}
      {people.length === 0 && (
        <p>{store.awaits === undefined ? own.nobody : t.operator.create.waits(store.awaits)}</p>
      )}
      <ul className={styles.list}>
        {people.map(({ _id, name, email, role, seenAt }) => (
          <li key={_id} className={styles.row}>
            <span>
              {name} · {t.staff.roles[role]}
              <span className={styles.soft}>{email}</span>
            </span>
            <span className={styles.soft}>
              {seenAt === null ? own.neverSeen : own.seen(formatDayTime(seenAt, clock))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
