import { useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { type ActingRole, may } from '#restaurant/people/rules/permissions.ts';
import type { StaffSitting } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';
import { nextActOf } from '../../rules/next-act.ts';
import { useBoardComponents } from '../board-components.ts';
import { useFloor } from '../face/use-floor.ts';
import { Calls } from './calls.tsx';
import { CloseStep } from './close-step.tsx';
import { Company } from './company.tsx';
import { Courses } from './courses.tsx';
import foot from './foot.module.css';
import { Foot } from './foot.tsx';
import { TakeOrder } from './free-table.tsx';
import { History } from './history.tsx';
import { Money, RecordButton } from './money.tsx';
import { Needs } from './needs.tsx';
import { Rounds } from './rounds.tsx';
import styles from './sheet.module.css';
import { SittingSteps } from './sitting-steps.tsx';
import { OwnBills } from './splitting/own-bills.tsx';
import { Claims } from './splitting/parts-to-check.tsx';
import type { OpenTableProps } from './use-act.ts';

/**
 * What waits for an answer comes first, then who sits there, what they ordered, and the money. One button alone is black:
 * what is most likely done next.
 */
export function OpenTable(props: OpenTableProps) {
  const { sitting, table } = props;
  const { role } = useStore();
  const { floor: t, commands } = useTexts();
  const isKeptHere = useFloor().said?.tables.every((one) => one.sitting?._id !== sitting._id) === true;
  const { AtTable } = useBoardComponents();
  const [isRecording, setRecording] = useState(false);
  // While money is noted, only that form has a black button.
  const main = isRecording ? null : nextActOf(sitting);
  const below = isRecording ? null : stepBelow(sitting, role);
  return (
    <div className={foot.page}>
      <div className={styles.sheet}>
        {isKeptHere && <p className={styles.soft}>{commands.sentLater}</p>}
        <Calls table={table} sitting={sitting} mainId={main?.id} />
        {may(role, 'payment.record') && <Claims sitting={sitting} mainId={main?.id} />}
        <Needs sitting={sitting} />
        <Company sitting={sitting} />
        <Courses sitting={sitting} isMain={main?.what === 'fire'} />
        <Rounds table={table} sitting={sitting} mainId={main?.id} isOrderBelow={below === 'order'} />
        <Money
          sitting={sitting}
          title={sitting.bills ? t.ownBill(1) : t.money}
          recording={
            sitting.bills
              ? undefined
              : { isOpen: isRecording, isBelow: below === 'pay', setOpen: setRecording }
          }
        />
        <OwnBills sitting={sitting} />
        {table.loose > 0 && <AtTable iden={table.iden} />}
        <SittingSteps {...props} isCloseBelow={below === 'clear'} />
        <History sitting={sitting} />
      </div>
      <Foot sitting={sitting}>
        {below === 'order' && <TakeOrder iden={table.iden} />}
        {below === 'clear' && <CloseStep {...props} isMain />}
        {below === 'pay' && (
          <RecordButton sitting={sitting} isMain={main?.what === 'pay'} onOpen={() => setRecording(true)} />
        )}
      </Foot>
    </div>
  );
}

/** What of the table's own steps stands beside the money. With bills of their own, each is paid where it stands. */
function stepBelow(sitting: StaffSitting, role: ActingRole): 'order' | 'clear' | 'pay' | null {
  const { what } = nextActOf(sitting);
  if (what === 'order' && may(role, 'order.place')) return what;
  if (what === 'clear') return what;
  const isPaid = (sitting.due ?? 0) === 0 || sitting.bills !== undefined;
  return isPaid || !may(role, 'payment.record') ? null : 'pay';
}
