import { useQueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import {
  type EditStandIn,
  editOrder,
  ordersKey,
  type Removal,
  removeItem,
} from '#ordering/orders/office-api/orders.ts';
import type { EditOrderBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { newCommandId, serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { waitingCommands } from '#restaurant/without-the-line/office/door.ts';
import { editedHere } from '#restaurant/without-the-line/rules/edited-here.ts';
import { foldOrders } from '#restaurant/without-the-line/rules/folding/fold-orders.ts';
import { floorQuery } from '#tables/sittings/office-api/sittings.ts';
import { useStore } from './current-store.ts';

/** What this tablet has answered itself, which the fold shows already. */
export const isCopy = (order: StaffOrderView): boolean => 'isCopy' in order;

/** Changes orders, at a tablet also without the line where its person may do so alone. */
export function useOrderEdits() {
  const { storeId, role, isAtTablet, profile } = useStore();
  const client = useQueryClient();

  /** Undefined where only the server decides. */
  function standInFor(orderId: string, id: string, body: EditOrderBody): EditStandIn | AppError | undefined {
    const catalogue = client.getQueryData(catalogueQuery(storeId).queryKey);
    const tab = tabOf(orderId);
    if (!isAtTablet || !catalogue || !tab) return undefined;
    const by = client.getQueryData(sessionQuery.queryKey)?.account.name ?? '';
    try {
      const asked = { id, at: serverNow(), orderId, body, by, role };
      const edited = editedHere(tab, asked, { catalogue, profile });
      const own = edited.find(({ _id }) => _id === orderId);
      const answer = own && { ...own, isCopy: true };
      return answer && { revision: catalogue.revision, answer, edited };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'FORBIDDEN' ? new AppError('UNAVAILABLE', { needsApproval: true }) : undefined;
    }
  }

  /** The rounds of its table as they are now, or the order alone. Undefined where this tablet does not have all of them. */
  function tabOf(orderId: string): StaffOrderView[] | undefined {
    const orders = ordersNow();
    const order = orders.find(({ _id }) => _id === orderId);
    if (!order?.sitting) return order && [order];
    const { _id } = order.sitting;
    const { tables = [] } = client.getQueryData(floorQuery(storeId).queryKey) ?? {};
    const rounds = tables.find(({ sitting }) => sitting?._id === _id)?.sitting?.rounds ?? [];
    const has = (id: string) => orders.some((one) => one._id === id);
    if (!rounds.every((round) => has(round._id))) return undefined;
    const roundOf = ({ sitting }: StaffOrderView) => sitting?.round ?? 0;
    return orders
      .filter(({ sitting }) => sitting?._id === _id)
      .toSorted((one, other) => roundOf(one) - roundOf(other));
  }

  const ordersNow = () =>
    foldOrders(client.getQueryData<StaffOrderView[]>(ordersKey(storeId)) ?? [], waitingCommands());

  /** What lacks the line, and why, is said where it is missed. */
  async function send(
    decided: ReturnType<typeof standInFor>,
    sent: (standIn: EditStandIn | undefined) => Promise<StaffOrderView>,
  ): Promise<StaffOrderView> {
    if (!(decided instanceof AppError)) return sent(decided);
    return sent(undefined).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'UNAVAILABLE' ? decided : error;
    });
  }

  return {
    tabOf,
    editOrder: (orderId: string, body: EditOrderBody, key: string) =>
      send(standInFor(orderId, key, body), (standIn) => editOrder({ storeId, orderId }, body, key, standIn)),
    removeItem(removal: Removal) {
      const { orderId, itemId: line, discarded, keep = 0, reason } = removal;
      const key = newCommandId();
      const item = ordersNow()
        .find(({ _id }) => _id === orderId)
        ?.items.find(({ _id }) => _id === line);
      const off = { kind: 'off' as const, line, quantity: Math.max(1, (item?.quantity ?? 0) - keep) };
      const change = discarded ? off : { kind: 'back' as const, line };
      return send(standInFor(orderId, key, { changes: [change], ...(reason ? { reason } : {}) }), (standIn) =>
        removeItem(storeId, removal, key, standIn),
      );
    },
  };
}
