import { useQueryClient } from '@tanstack/react-query';
import type { StaffOrderView } from '#domain/api/order.ts';
import { emptySitting } from '#domain/commands/fold-floor.ts';
import { foldOrders } from '#domain/commands/fold-orders.ts';
import type { RoundHere } from '#domain/commands/order-made-here.ts';
import { openedWith, timeOfOwnId } from '#domain/commands/own-ids.ts';
import { nextRoundOf } from '#domain/commands/round-here.ts';
import { ordersKey } from '../../../api/orders.ts';
import { useWaitingCommands } from '../../../device/door.ts';
import { useStore } from '../../../session/current-store.ts';
import { useFloor } from '../../floor/face/use-floor.ts';

/** The round that an order from this tablet is at its table, which it opens if it is free. Undefined where it stands alone. */
export function useRoundAt(): (iden: string | undefined, key: string) => RoundHere | undefined {
  const { storeId } = useStore();
  const client = useQueryClient();
  const commands = useWaitingCommands();
  const { data: floor } = useFloor();
  return (iden, key) => {
    const table = floor?.tables.find((one) => one.iden === iden);
    const at = timeOfOwnId(key);
    const opened = openedWith(key);
    if (!table?.sits || at === null || opened === null) return undefined;
    // Of the same order the same one, also when it is sent once more.
    const sitting = table.sitting ?? emptySitting(opened, at, null);
    const said = client.getQueryData<StaffOrderView[]>(ordersKey(storeId)) ?? [];
    return nextRoundOf(sitting, foldOrders(said, commands));
  };
}
