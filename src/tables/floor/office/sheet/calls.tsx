import { perform } from '#platform/calls/office-api/call.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useLineLost } from '#restaurant/without-the-line/office/door.ts';
import type { FloorTable, StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useNames, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { useTimed } from '#ui/office/now.ts';
import { CallStep } from '../face/signal-chip.tsx';
import { useCallName } from '../face/use-signals.ts';
import { NeedsLine } from './free-table.tsx';
import styles from './sheet.module.css';
import { useAct } from './use-act.ts';
import { useGuestName } from './use-guest-name.ts';

interface CallsProps {
  table: FloorTable;
  sitting: StaffSitting;
  /** Whose button is the black one. */
  mainId: string | undefined;
}

/** What the table calls for, and who wants to join it. */
export function Calls({ table, sitting, mainId }: CallsProps) {
  const { placeOf } = useNames();
  const waiting = sitting.guestList.filter(({ state }) => state === 'waiting');
  if (sitting.calls.length + waiting.length === 0) return null;
  const place = placeOf({ iden: table.iden, idel: table.label });
  return (
    <ul className={styles.list}>
      {sitting.calls.map((call) => (
        <li key={call._id} className={`${styles.ask} ${common.warn}`}>
          <CallText call={call} />
          <CallStep call={call} sittingId={sitting._id} place={place} isMain={call._id === mainId} />
        </li>
      ))}
      {waiting.map((guest) => (
        <Joining key={guest._id} sittingId={sitting._id} guest={guest} isMain={guest._id === mainId} />
      ))}
    </ul>
  );
}

function CallText({ call }: { call: StaffSitting['calls'][number] }) {
  const { floor: t } = useTexts();
  const nameOf = useCallName();
  const minutes = useTimed((now) => Math.max(0, Math.floor((now - Date.parse(call.at)) / MINUTE)));
  return (
    <span>
      <strong>{nameOf(call)}</strong> {call.takenBy === null ? t.minutes(minutes) : t.isComing(call.takenBy)}
    </span>
  );
}

interface JoiningProps {
  sittingId: string;
  guest: StaffSitting['guestList'][number];
  isMain: boolean;
}

function Joining({ sittingId, guest, isMain }: JoiningProps) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const name = useGuestName()(guest);
  const isLost = useLineLost();
  const { act, isBusy } = useAct();
  const admit = (isIn: boolean) =>
    act(sittingId, () =>
      perform('POST /api/stores/:storeId/sittings/:sittingId/guests/:guestId', {
        params: { storeId, sittingId, guestId: guest._id },
        body: { admit: isIn },
      }),
    );
  return (
    <li className={`${styles.ask} ${common.warn}`}>
      <span>
        <strong>{name}</strong> {t.joining}
      </span>
      <span className={common.row}>
        <Button
          aria-label={t.refuseName(name)}
          disabled={isLost}
          isBusy={isBusy}
          onClick={() => admit(false)}
        >
          {t.refuse}
        </Button>
        <Button
          look={isMain ? 'main' : 'plain'}
          aria-label={t.admitName(name)}
          disabled={isLost}
          isBusy={isBusy}
          onClick={() => admit(true)}
        >
          {t.admit}
        </Button>
      </span>
      <NeedsLine />
    </li>
  );
}
