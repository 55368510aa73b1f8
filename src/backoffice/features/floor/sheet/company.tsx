import type { StaffSitting } from '#domain/api/sittings.ts';
import { changeSitting } from '../../../api/sittings.ts';
import { Button } from '../../../components/button.tsx';
import { useStore } from '../../../session/current-store.ts';
import { useSelf } from '../../../session/use-self.ts';
import { useTexts } from '../../../texts/index.ts';
import { Covers } from './free-table.tsx';
import { GuestMark } from './guest-mark.tsx';
import styles from './sheet.module.css';
import { useAct } from './use-act.ts';

/** Who sits there, and who looks after them. */
export function Company({ sitting }: { sitting: StaffSitting }) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const me = useSelf();
  const { act, isBusy } = useAct();
  const { _id: sittingId, code, covers, waiter, guestList } = sitting;
  const guests = guestList.filter(({ state }) => state === 'in');
  const change = (body: { covers?: number; mine?: boolean }) =>
    act(sittingId, () => changeSitting({ storeId, sittingId }, body));
  const isMine = waiter !== null && waiter._id === me;
  return (
    <section className={styles.company}>
      {guests.length > 0 && (
        <ul className={styles.guests}>
          {guests.map((guest) => (
            <li key={guest._id}>
              <GuestMark guest={guest} />
            </li>
          ))}
        </ul>
      )}
      <Covers covers={covers ?? Math.max(1, guests.length)} onChange={(count) => change({ covers: count })} />
      <div className={styles.row}>
        <span>
          {t.code}: <strong className={styles.code}>{code}</strong>
        </span>
      </div>
      <div className={styles.row}>
        <span>{waiter && t.waiter(waiter.name)}</span>
        <Button isBusy={isBusy} onClick={() => change({ mine: !isMine })}>
          {isMine ? t.notMine : t.mine}
        </Button>
      </div>
    </section>
  );
}
