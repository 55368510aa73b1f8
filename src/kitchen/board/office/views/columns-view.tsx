import { isOver } from '../orders/tickets.ts';
import { sharesOf } from './busy.ts';
import { TicketColumn } from './column.tsx';
import styles from './columns-view.module.css';
import { ServedColumn } from './served-column.tsx';
import { StateTabs } from './state-tabs.tsx';
import type { States } from './use-states.ts';
import { useStepGuard } from './use-step-guard.ts';
import type { ViewProps } from './view-tickets.tsx';

/** The number of tickets beside each other on a wall screen. */
const ON_A_WALL = 5;

/** One column for each open state, and on a wide screen one for what was served, while there is room. */
export function ColumnsView({ orders, states, ...shared }: ViewProps & { states: States }) {
  const { columns, counts, only, choose, isPhone, isWall } = states;
  const onStep = useStepGuard((ticket) => ticket.closest('section')?.querySelector('h2') ?? null);
  const isQuiet = orders.every(isOver) && !shared.isLoading;
  const shares = Object.values(sharesOf(counts, ON_A_WALL));
  const isShared = isWall && only === null && shares.some((share) => share > 1);
  return (
    <div className={styles.view} onClickCapture={onStep}>
      {!isPhone && <StateTabs states={states} newIds={shared.newIds} />}
      <div
        className={styles.columns}
        aria-busy={shared.isLoading}
        data-only={only ?? undefined}
        data-dense={isShared || only !== null}
        style={isShared ? { gridTemplateColumns: shares.map((share) => `${share}fr`).join(' ') } : undefined}
      >
        {columns.map(({ state, tickets }) => (
          <TicketColumn
            key={state}
            {...shared}
            state={state}
            tickets={tickets}
            isShown={only === null || only === state}
            isQuiet={isQuiet}
            onOnly={() => choose(state)}
          />
        ))}
        {!isShared && <ServedColumn orders={orders} />}
      </div>
    </div>
  );
}
