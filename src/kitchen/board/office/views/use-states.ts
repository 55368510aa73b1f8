import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { OPEN, RECEIVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type OpenState, ordersInState } from '../orders/tickets.ts';
import { busyState, type Counts } from './busy.ts';

/** The open states with their orders, and the state that is shown by itself, if any. */
export interface States {
  columns: readonly { state: OpenState; tickets: readonly StaffOrderView[] }[];
  counts: Counts;
  only: OpenState | null;
  choose: (state: OpenState | 'all') => void;
  isPhone: boolean;
  isWall: boolean;
}

const AT_ONCE = { getInitialValueInEffect: false };

/** Until somebody chooses a state, a phone shows received orders, a wall shows all, and screens between a busy state. */
export function useStates(orders: readonly StaffOrderView[]): States {
  const columns = OPEN.map((state) => ({ state, tickets: ordersInState(orders, state) }));
  const counts = Object.fromEntries(columns.map(({ state, tickets }) => [state, tickets.length])) as Counts;
  const isPhone = useMediaQuery('(width < 56rem)', false, AT_ONCE) ?? false;
  const isWall = useMediaQuery('(width >= 96rem)', false, AT_ONCE) ?? false;
  const [chosen, choose] = useState<OpenState | 'all' | null>(null);
  const [busy, setBusy] = useState<OpenState | null>(null);
  const now = busyState(busy, counts);
  if (now !== busy) setBusy(now);
  const only = onlyOf(chosen, isPhone ? RECEIVED : isWall ? null : now, isPhone);
  return { columns, counts, only, choose, isPhone, isWall };
}

function onlyOf(
  chosen: OpenState | 'all' | null,
  otherwise: OpenState | null,
  isPhone: boolean,
): OpenState | null {
  if (chosen === 'all') return isPhone ? otherwise : null;
  return chosen ?? otherwise;
}
