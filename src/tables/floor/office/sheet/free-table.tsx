import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SeatParties, useWaiting } from '#guests/reservations/office/face/seat-parties.tsx';
import { partiesFor } from '#guests/reservations/rules/parties-for.ts';
import { perform } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import { useLineLost, useLineTrouble } from '#restaurant/without-the-line/office/door.ts';
import { openSitting } from '#tables/sittings/office-api/sittings.ts';
import { type FloorTable, MOST_COVERS } from '#tables/sittings/wire/sittings.ts';
import { useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatTime } from '#ui/office/format.ts';
import { Stepper } from '#ui/shared/components/stepper.tsx';
import { useBoardComponents } from '../board-components.ts';
import styles from './sheet.module.css';
import { useAct } from './use-act.ts';

/** A table where nobody sits: it is opened for guests, or an order is taken at once. */
export function FreeTable({ table }: { table: FloorTable }) {
  const { floor: t } = useTexts();
  const { role } = useStore();
  const { AtTable } = useBoardComponents();
  const waiting = useWaiting();
  const parties = table.sits ? partiesFor(table.seats, waiting) : [];
  return (
    <div className={styles.sheet}>
      <p className={styles.soft}>
        {table.sits ? t.free(table.seats === null ? '' : t.seats(table.seats)) : t.single}
      </p>
      <Reserved table={table} />
      {parties.length > 0 && <SeatParties parties={parties} tableId={table._id} />}
      {table.loose > 0 && <AtTable iden={table.iden} />}
      {may(role, 'order.place') && <TakeOrder iden={table.iden} isMain={parties.length === 0} />}
      {table.sits && may(role, 'sitting.serve') && <OpenIt table={table} />}
      {table.closed && <Reopen closed={table.closed} />}
    </div>
  );
}

function Reserved({ table: { reserved } }: { table: FloorTable }) {
  const { t, language } = useInterface();
  const { timeZone } = useStore().profile;
  if (!reserved) return null;
  const at = formatTime(reserved.at, { language, timeZone });
  return (
    <Link to="/app/calendar" className={styles.link}>
      {t.floor.reservedFor(at, reserved.name, reserved.party)}
    </Link>
  );
}

/** Leads to the dishes, with the table chosen. */
export function TakeOrder({ iden, isMain = true }: { iden: string; isMain?: boolean }) {
  const { floor: t } = useTexts();
  return (
    <Link
      className={isMain ? styles.main : `${styles.main} ${styles.second}`}
      to="/app/management/e-commerce/checkout"
      search={{ table: iden }}
    >
      {t.takeOrder}
    </Link>
  );
}

function OpenIt({ table: { _id, seats, reserved } }: { table: FloorTable }) {
  const { floor: t } = useTexts();
  const { storeId } = useStore();
  const [covers, setCovers] = useState(reserved?.party ?? Math.min(2, seats ?? 2));
  const { act, isBusy } = useAct();
  return (
    <div className={styles.row}>
      <Covers covers={covers} onChange={setCovers} />
      <Button
        isBusy={isBusy}
        onClick={() => {
          const key = newCommandId();
          act(null, (standInFor) => openSitting(storeId, { table: _id, covers }, key, standInFor(key)));
        }}
      >
        {t.open}
      </Button>
    </div>
  );
}

/** Takes back that the table was cleared, for an hour. */
function Reopen({ closed: { _id, at } }: { closed: NonNullable<FloorTable['closed']> }) {
  const { t, language } = useInterface();
  const { storeId, profile } = useStore();
  const isLost = useLineLost();
  const { act, isBusy } = useAct();
  return (
    <div className={styles.row}>
      <span className={styles.soft}>
        {t.floor.closedAt(formatTime(at, { language, timeZone: profile.timeZone }))}
      </span>
      <Button
        isBusy={isBusy}
        disabled={isLost}
        onClick={() =>
          act(_id, () =>
            perform('POST /api/stores/:storeId/sittings/:sittingId/reopen', {
              params: { storeId, sittingId: _id },
              body: {},
            }),
          )
        }
      >
        {t.floor.reopen}
      </Button>
      <NeedsLine />
    </div>
  );
}

/** Why some steps wait. */
export function NeedsLine() {
  const { floor: t } = useTexts();
  const trouble = useLineTrouble();
  return trouble && <span className={styles.needsLine}>{t.needsLine[trouble]}</span>;
}

interface CoversProps {
  covers: number;
  onChange: (covers: number) => void;
}

export function Covers({ covers, onChange }: CoversProps) {
  const { floor: t } = useTexts();
  return (
    <div className={styles.row}>
      <span>{t.covers}</span>
      <Stepper
        quantity={covers}
        least={1}
        most={MOST_COVERS}
        lessLabel={t.fewer}
        moreLabel={t.more}
        quantityLabel={t.covers}
        onChange={onChange}
      />
    </div>
  );
}
