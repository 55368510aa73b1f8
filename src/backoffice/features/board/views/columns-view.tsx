import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { OPEN, RECEIVED } from '#domain/order/order.ts';
import { isOver, type OpenState, ordersInState } from '../orders/tickets.ts';
import { busyState, type Counts, sharesOf } from './busy.ts';
import { TicketColumn } from './column.tsx';
import styles from './columns-view.module.css';
import { ServedColumn } from './served-column.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useStepGuard } from './use-step-guard.ts';
import type { ViewProps } from './view-tickets.tsx';

/** The number of tickets beside each other on a wall screen. */
const ON_A_WALL = 5;

/** One column for each open state, and on a wide screen one for what was served, while there is room. */
export function ColumnsView({ orders, ...shared }: ViewProps) {
  const columns = OPEN.map((state) => ({ state, tickets: ordersInState(orders, state) }));
  const counts = Object.fromEntries(columns.map(({ state, tickets }) => [state, tickets.length])) as Counts;
  const { only, isWall, choose } = useOnlyState(counts);
  const onStep = useStepGuard((ticket) => ticket.closest('section')?.querySelector('h2') ?? null);
  const isQuiet = orders.every(isOver) && !shared.isLoading;
  const shares = Object.values(sharesOf(counts, ON_A_WALL));
  const isShared = isWall && only === null && shares.some((share) => share > 1);
  return (
    <div className={styles.view} onClickCapture={onStep}>
      <StateTabs columns={columns} newIds={shared.newIds} only={only} onChoose={choose} />
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

const AT_ONCE = { getInitialValueInEffect: false };

/**
 * The state that is shown by itself, or null for all of them. Until somebody chooses, a phone shows received orders, a
 * wall shows all, and screens between show a busy state.
 */
function useOnlyState(counts: Counts) {
  const isPhone = useMediaQuery('(width < 56rem)', false, AT_ONCE);
  const isWall = useMediaQuery('(width >= 96rem)', false, AT_ONCE);
  const [chosen, choose] = useState<OpenState | 'all' | null>(null);
  const [busy, setBusy] = useState<OpenState | null>(null);
  const now = busyState(busy, counts);
  if (now !== busy) setBusy(now);
  const only = onlyOf(chosen, isPhone ? RECEIVED : isWall ? null : now, isPhone);
  return { only, isWall, choose };
}

function onlyOf(
  chosen: OpenState | 'all' | null,
  otherwise: OpenState | null,
  isPhone: boolean,
): OpenState | null {
  if (chosen === 'all') return isPhone ? otherwise : null;
  return chosen ?? otherwise;
}
