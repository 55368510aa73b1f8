import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useChosenStore } from '#restaurant/access/office/use-chosen-store.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { useTimed } from '#ui/office/now.ts';
import { isAhead } from '#ui/office/until.ts';
import type { OperatedStore } from '../../wire/operator.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './store.module.css';

/** Leads into the office of a store whose owner lets support in. */
export function SupportStep({ store: { _id, supportUntil } }: { store: OperatedStore }) {
  const { operatedStore: t } = useTexts();
  const clock = useOperatorClock();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [, choose] = useChosenStore();
  const mayOperate = useMayOperate();
  const isOn = useTimed((now) => isAhead(supportUntil, now));
  if (!mayOperate('operator.stores')) return null;
  if (!isOn || supportUntil === null) return <p className={styles.aside}>{t.noOffice}</p>;
  const open = async () => {
    // The session lists the stores that let support in.
    await client.refetchQueries({ queryKey: sessionQuery.queryKey });
    choose(_id);
    await navigate({ to: '/app/dashboard' });
  };
  return (
    <div className={styles.aside}>
      <p>{t.officeUntil(formatDayTime(supportUntil, clock))}</p>
      <Button look="main" onClick={() => void open()}>
        {t.office}
      </Button>
    </div>
  );
}
