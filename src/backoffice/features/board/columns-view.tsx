import { type Counts, sharesOf } from './busy.ts';
import { TicketColumn } from './column.tsx';
import styles from './columns-view.module.css';
import { ServedColumn } from './served-column.tsx';
import { StateTabs } from './state-tabs.tsx';
import { COLUMNS, isOver, ticketsIn } from './tickets.ts';
import { useOnlyColumn } from './use-only-column.ts';
import { useStepGuard } from './use-step-guard.ts';
import type { ViewProps } from './view-props.ts';

/** So many tickets hang beside each other on a wall. */
const ON_A_WALL = 5;

/** What has come, what is taken on, what is on the stove; on a wide screen also what was served, while there is room. */
export function ColumnsView({ orders, ...look }: ViewProps) {
  const columns = COLUMNS.map((column) => ({ column, tickets: ticketsIn(orders, column) }));
  const counts = Object.fromEntries(columns.map(({ column, tickets }) => [column, tickets.length])) as Counts;
  const { only, isWall, choose } = useOnlyColumn(counts);
  const onStep = useStepGuard((ticket) => ticket.closest('section')?.querySelector('h2') ?? null);
  const isQuiet = orders.every(isOver) && !look.isLoading;
  const shares = Object.values(sharesOf(counts, ON_A_WALL));
  const isShared = isWall && only === null && shares.some((share) => share > 1);
  return (
    <div className={styles.view} onClickCapture={onStep}>
      <StateTabs columns={columns} newIds={look.newIds} only={only} onChoose={choose} />
      <div
        className={styles.columns}
        aria-busy={look.isLoading}
        data-only={only ?? undefined}
        data-dense={isShared || only !== null}
        style={isShared ? { gridTemplateColumns: shares.map((share) => `${share}fr`).join(' ') } : undefined}
      >
        {columns.map(({ column, tickets }) => (
          <TicketColumn
            key={column}
            {...look}
            column={column}
            tickets={tickets}
            isShown={only === null || only === column}
            isQuiet={isQuiet}
            onOnly={() => choose(column)}
          />
        ))}
        {!isShared && <ServedColumn orders={orders} />}
      </div>
    </div>
  );
}
