import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { KitchenLine } from '#kitchen/tickets/rules/kitchen-lines.ts';
import { ordersKey } from '#ordering/orders/office-api/orders.ts';
import { PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useDeskActions } from '../desk/desk-context.ts';
import { useMove } from '../desk/use-move.ts';
import { stateOf } from '../orders/tickets.ts';

const idsOf = (lines: readonly KitchenLine[]) => lines.map(({ _id }) => _id);

/** What a station does with its lines, by the commands of the board. */
export function useBump() {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { markReady, acknowledge } = useDeskActions();
  const { moveAndWait } = useMove();
  const beginning = useRef(new Set<string>());

  /** False if it is refused, which a note says. */
  const move = (order: StaffOrderView) =>
    moveAndWait({ order, to: PREPARING, isQuiet: true }).then(
      () => true,
      () => false,
    );

  /** What was made is being prepared, also where nobody has pressed a button before. Of lines bumped at once, one says so. */
  async function begin(shown: StaffOrderView): Promise<void> {
    const { _id } = shown;
    const orders = client.getQueryData<StaffOrderView[]>(ordersKey(storeId));
    const order = orders?.find((one) => one._id === _id);
    if (!order || beginning.current.has(_id)) return;
    if (stateOf(shown) >= PREPARING || stateOf(order) >= PREPARING) return;
    beginning.current.add(_id);
    await move(order);
    beginning.current.delete(_id);
  }

  async function bump(order: StaffOrderView, lines: readonly KitchenLine[]): Promise<boolean> {
    acknowledge([order._id]);
    if (!(await markReady(order, idsOf(lines), true))) return false;
    await begin(order);
    return true;
  }

  /** Brings lines back, from the guests too if the order was handed over. */
  async function recall(order: StaffOrderView, lines: readonly KitchenLine[]): Promise<boolean> {
    if (stateOf(order) === SERVED && !(await move(order))) return false;
    return markReady(order, idsOf(lines), false);
  }
  return { bump, recall };
}
