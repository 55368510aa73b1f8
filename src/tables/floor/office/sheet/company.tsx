import type { CSSProperties } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useSelf } from '#restaurant/access/office/use-self.ts';
import { changeSitting } from '#tables/sittings/office-api/sittings.ts';
import type { SittingGuestView, StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { GuestSign } from '#ui/shared/components/guest-sign.tsx';
import { Covers } from './free-table.tsx';
import styles from './sheet.module.css';
import { useAct } from './use-act.ts';
import { useGuestName } from './use-guest-name.ts';

/** Who sits there, and who looks after them. */
export function Company({ sitting }: { sitting: StaffSitting }) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const me = useSelf();
  const { act, isBusy } = useAct();
  const { _id: sittingId, code, covers, waiter, guestList } = sitting;
  const guests = guestList.filter(({ state }) => state === 'in');
  const change = (body: { covers?: number; mine?: boolean }) =>
    act(sittingId, (standInFor) => changeSitting({ storeId, sittingId }, body, standInFor(sittingId)));
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
      {waiter && <p>{t.waiter(waiter.name)}</p>}
      <div className={styles.row}>
        <span>
          {code !== '' && (
            <>
              {t.code}: <strong className={styles.code}>{code}</strong>
            </>
          )}
        </span>
        <Button isBusy={isBusy} onClick={() => change({ mine: !isMine })}>
          {isMine ? t.notMine : t.mine}
        </Button>
      </div>
    </section>
  );
}

/** A guest by colour, sign and name, as the phones at the table show them. */
function GuestMark({ guest }: { guest: SittingGuestView }) {
  const nameOf = useGuestName();
  return (
    <span className={styles.guest}>
      <span className={styles.sign} style={{ '--of': guest.colour } as CSSProperties} aria-hidden="true">
        <GuestSign sign={guest.sign} />
      </span>
      {nameOf(guest)}
    </span>
  );
}
