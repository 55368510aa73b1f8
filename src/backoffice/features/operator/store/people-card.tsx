import type { StoreDetails } from '#domain/api/operated-store.ts';
import { Card } from '../../../components/card.tsx';
import { formatDayOf, formatDayTime } from '../../../components/format.ts';
import { useTimed } from '../../../components/now.ts';
import { isAhead } from '../../../components/until.ts';
import { useInterface } from '../../../texts/index.ts';
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
