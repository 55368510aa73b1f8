import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { SittingGuestView, SittingView } from '#tables/sittings/wire/sittings.ts';

/** Something at a table that a guest should hear of. */
export type TableNews =
  | { what: 'wantsIn' | 'joined'; guest: SittingGuestView }
  | { what: 'sent' | 'ready' | 'served' | 'cancelled'; round: number }
  | { what: 'coming'; name: string }
  | { what: 'paid'; guest: SittingGuestView | undefined; amount: number }
  | { what: 'moved'; table: SittingView['table'] }
  | { what: 'closed' };

/** What has happened between two views, without what lines were added: at a lively table that would never end. */
export function newsBetween(before: SittingView, after: SittingView): TableNews[] {
  const known = new Set([...before.guests, ...before.waiting].map(({ _id }) => _id));
  const wereIn = new Set(before.guests.map(({ _id }) => _id));
  // The others who ask are on the card that answers them all.
  const asks = before.waiting.length > 0 ? undefined : after.waiting.find(({ _id }) => !known.has(_id));
  return [
    ...(asks ? [{ what: 'wantsIn', guest: asks } as const] : []),
    ...after.guests
      .filter(({ _id, you }) => !you && !wereIn.has(_id))
      .map((guest) => ({ what: 'joined', guest }) as const),
    ...after.orders.flatMap((order) => roundNews(before, order)),
    ...after.calls.flatMap(({ _id, takenBy }) =>
      takenBy !== null && before.calls.find((call) => call._id === _id)?.takenBy !== takenBy
        ? [{ what: 'coming', name: takenBy } as const]
        : [],
    ),
    ...after.parts.flatMap(({ _id, state, guest, amount }) =>
      state === 'paid' && before.parts.find((part) => part._id === _id)?.state !== 'paid'
        ? [{ what: 'paid', guest: after.guests.find((one) => one._id === guest), amount } as const]
        : [],
    ),
    ...(before.table.iden === after.table.iden ? [] : [{ what: 'moved', table: after.table } as const]),
    ...(before.state !== 'closed' && after.state === 'closed' ? [{ what: 'closed' } as const] : []),
  ];
}

function roundNews(
  before: SittingView,
  { _id, round, state, ready }: SittingView['orders'][number],
): TableNews[] {
  const earlier = before.orders.find((order) => order._id === _id);
  if (!earlier) return [{ what: 'sent', round }];
  if (earlier.state !== state) {
    if (state === SERVED) return [{ what: 'served', round }];
    if (state === CANCELLED) return [{ what: 'cancelled', round }];
  }
  return ready && !earlier.ready && state !== SERVED ? [{ what: 'ready', round }] : [];
}
