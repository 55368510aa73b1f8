import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { useTexts } from '#texts/office/index.ts';
import { useBoardComponents } from '../board-components.ts';
import { useFloor } from '../face/use-floor.ts';
import { Calls } from './calls.tsx';
import { Company } from './company.tsx';
import { Courses } from './courses.tsx';
import { History } from './history.tsx';
import { Money } from './money.tsx';
import { Needs } from './needs.tsx';
import { Rounds } from './rounds.tsx';
import styles from './sheet.module.css';
import { SittingSteps } from './sitting-steps.tsx';
import { OwnBills } from './splitting/own-bills.tsx';
import { Claims } from './splitting/parts-to-check.tsx';
import type { OpenTableProps } from './use-act.ts';

/** What waits for an answer comes first, then who sits there, what they ordered, and the money. */
export function OpenTable(props: OpenTableProps) {
  const { sitting, table } = props;
  const { role } = useStore();
  const { floor: t, commands } = useTexts();
  const isKeptHere = useFloor().said?.tables.every((one) => one.sitting?._id !== sitting._id) === true;
  const { AtTable } = useBoardComponents();
  return (
    <div className={styles.sheet}>
      {isKeptHere && <p className={styles.soft}>{commands.sentLater}</p>}
      <Calls table={table} sitting={sitting} />
      {may(role, 'payment.record') && <Claims sitting={sitting} />}
      <Needs sitting={sitting} />
      <Company sitting={sitting} />
      <Courses sitting={sitting} />
      <Rounds table={table} sitting={sitting} />
      <Money sitting={sitting} title={sitting.bills ? t.ownBill(1) : t.money} />
      <OwnBills sitting={sitting} />
      {table.loose > 0 && <AtTable iden={table.iden} />}
      <SittingSteps {...props} />
      <History sitting={sitting} />
    </div>
  );
}
