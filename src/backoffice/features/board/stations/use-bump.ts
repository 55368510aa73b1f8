import type { StaffOrderView } from '#domain/api/order.ts';
import type { KitchenLine } from '#domain/kitchen/station-tickets.ts';
import { PREPARING, SERVED } from '#domain/order/order.ts';
import { useDeskActions } from '../desk/desk-context.ts';
import { useMove } from '../desk/use-move.ts';
import { stateOf } from '../orders/tickets.ts';

const idsOf = (lines: readonly KitchenLine[]) => lines.map(({ _id }) => _id);

/** What a station does with its lines, by the commands of the board. */
export function useBump() {
  const { markReady, acknowledge } = useDeskActions();
  const { move, moveAndWait } = useMove();

  /** What was made is being prepared, also where nobody has pressed a button before. */
  async function bump(order: StaffOrderView, lines: readonly KitchenLine[]): Promise<boolean> {
    acknowledge([order._id]);
    if (!(await markReady(order, idsOf(lines), true))) return false;
    if (stateOf(order) < PREPARING) move({ order, to: PREPARING, isQuiet: true });
    return true;
  }

  /** Brings lines back, from the guests too if the order was handed over. A note says so where that fails. */
  async function recall(order: StaffOrderView, lines: readonly KitchenLine[]): Promise<boolean> {
    if (stateOf(order) === SERVED) {
      const isBack = await moveAndWait({ order, to: PREPARING, isQuiet: true }).then(
        () => true,
        () => false,
      );
      if (!isBack) return false;
    }
    return markReady(order, idsOf(lines), false);
  }
  return { bump, recall };
}
