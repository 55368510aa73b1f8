import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatDayOf } from '#ui/office/format.ts';
import type { OperatedAccount } from '../../wire/operated-accounts.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import type { AccountAct } from './account-dialog.tsx';
import styles from './accounts.module.css';

interface AccountRowProps {
  account: OperatedAccount;
  onAct: (act: AccountAct) => void;
}

export function AccountRow({ account, onAct }: AccountRowProps) {
  const t = useTexts();
  const clock = useOperatorClock();
  const words = t.operator.accounts;
  const { data: session } = useQuery(sessionQuery);
  const { _id, name, email, verified, hasSecondStep, isOperator, createdAt, stores } = account;
  const mayOperate = useMayOperate();
  const mayChange = mayOperate('operator.brand');
  const isOther = session?.account._id !== _id;
  return (
    <li className={styles.account} aria-label={name}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>
          {email} · {words.since(formatDayOf(createdAt, clock))}
        </p>
        <p className={common.row}>
          {isOperator && <span className={`${common.pill} ${common.good}`}>{words.operator}</span>}
          {hasSecondStep && <span className={`${common.pill} ${styles.mark}`}>{words.secondStep}</span>}
          {!verified && <span className={`${common.pill} ${common.warn}`}>{words.unverified}</span>}
        </p>
      </div>
      <ul className={styles.stores}>
        {stores.length === 0 && <li className={styles.soft}>{words.noStores}</li>}
        {stores.map((store) => (
          <li key={store._id}>
            <a href={`/${store.slug}`} target="_blank" rel="noopener">
              {store.name}
            </a>{' '}
            <span className={styles.soft}>{t.staff.roles[store.role]}</span>
          </li>
        ))}
      </ul>
      {isOther && (
        <div className={`${common.row} ${styles.steps}`}>
          {mayOperate('operator.stores') && (
            <Button aria-label={words.signOutOf(name)} onClick={() => onAct('signOut')}>
              {words.signOut}
            </Button>
          )}
          {mayChange && isOperator && (
            <Button aria-label={words.endOf(name)} onClick={() => onAct('end')}>
              {words.end}
            </Button>
          )}
          {mayChange && !isOperator && verified && hasSecondStep && (
            <Button aria-label={words.makeOf(name)} onClick={() => onAct('make')}>
              {words.make}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
