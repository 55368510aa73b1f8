import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { CHANNELS } from '#ordering/channels/rules/channel.ts';
import type { NewOrder } from '#ordering/orders/server/order-change.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { type Ctx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { refuseWhenClosed } from '#restaurant/stores/server/refuse-when-closed.ts';
import { findInCart, isSameLine, linesChanged } from '#tables/sittings/server/carts/find-cart.ts';
import {
  findSeated,
  type GuestPass,
  lockSeated,
  requireIn,
  type Seated,
} from '#tables/sittings/server/find-sitting.ts';
import { findRounds } from '#tables/sittings/server/rounds/add-round.ts';
import { findTypeOf } from '#tables/sittings/server/rounds/rounds-at.ts';
import type { SittingLineRow } from '#tables/sittings/tables.ts';
import type { SendBody } from '#tables/sittings/wire/sittings.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { DEFAULT_COUNTRY_CODE } from '../rules/checkout.ts';
import { tableAt, withinTable } from './at-table.ts';
import { draftOrder } from './draft-order.ts';
import { keyOf, type OrderKey } from './order-key.ts';
import { oncePerKey, type Placed } from './place-order.ts';
import { priceOrder } from './price-order.ts';
import type { AskedOrder } from './read-order.ts';
import { type Client, withinKilobytes } from './refusals/order-limits.ts';
import { writeRound } from './round-at-table.ts';

interface Sending {
  pass: GuestPass;
  body: SendBody;
  idempotencyKey: string | null;
  client: Client;
}

/** Orders lines of the cart as the next round. Each line is ordered once, whoever sends it, and how often. */
export async function sendLines(ctx: Ctx, { pass, body, idempotencyKey, client }: Sending): Promise<Placed> {
  const seated = await findSeated(ctx, pass);
  requireIn(seated.guest);
  const { storeId, id } = seated.sitting;
  const key = keyOf(idempotencyKey, { sitting: id, ...body });
  return oncePerKey(ctx, { storeId, channel: CHANNELS.guest, client, key }, (ctx, present) =>
    sendOnce(ctx, present, { seated, body, key, client }),
  );
}

interface Sent {
  seated: Seated;
  body: SendBody;
  key: OrderKey;
  client: Client;
}

async function sendOnce(ctx: Ctx, present: CachedStore, sent: Sent): Promise<OrderRow> {
  const { seated, body, client } = sent;
  const { sitting } = seated;
  if (sitting.state === 'closed') throw new AppError('SITTING_CLOSED');
  refuseWhenClosed(ctx, present.store, CHANNELS.guest);
  const { orderType } = await findTypeOf(ctx, present, sitting);
  const cart = await findInCart(ctx, sitting, body.lines, { present, orderType });
  const before = await findRounds(ctx, sitting);
  const asked = askedRound(sent, cart, orderType?.label ?? '');
  const decided = await priceOrder(ctx, present, asked, before);
  const table = { ...tableAt(sitting), orderType: decided.orderType.label };
  const found = { decided, table, proof: null, isRound: true, tablet: null };
  const { written } = await draftOrder(ctx, present, asked, found);
  const save = () => saveRound(ctx, { present, orderType }, { seated, cart, written, pricedAfter: before });
  return withinKilobytes(ctx.services.limiter, client.network, written, () =>
    withinTable(
      ctx,
      { storeId: sitting.storeId, table, network: client.network, sittingId: sitting.id },
      save,
    ),
  );
}

/** Nobody at a table is asked for a number: the waiter knows where they sit. */
function askedRound(
  { seated: { sitting, guest }, body, key, client }: Sent,
  cart: SittingLineRow[],
  orderType: string,
): AskedOrder {
  const { tableName: name, tableLabel: label } = sitting;
  return {
    storeId: sitting.storeId,
    request: {
      orderType,
      menuId: null,
      amount: parseHundredths(body.amount),
      lines: cart.map(({ itemId, itemLabel, configs, quantity, remarks }) => ({
        itemId,
        label: itemLabel,
        selections: configs,
        quantity,
        remarks,
      })),
      form: {
        contact: { name: guest.name, phone: '', countryCode: DEFAULT_COUNTRY_CODE },
        address: placeName({ iden: name, idel: label }),
        remarks: body.remarks ?? '',
        hasTable: true,
      },
    },
    table: { name, label },
    otp: { challengeId: '', code: '' },
    key,
    client,
    channel: CHANNELS.guest,
  };
}

interface Saving {
  seated: Seated;
  cart: SittingLineRow[];
  written: NewOrder;
  /** The rounds that it was priced after. */
  pricedAfter: OrderRow[];
}

/** Under the lock of the sitting, in which the lines must be as they were priced. */
function saveRound(
  ctx: Ctx,
  found: { present: CachedStore; orderType: OrderType | null },
  { seated, cart, written, pricedAfter }: Saving,
): Promise<OrderRow> {
  return withTransaction(ctx, async (tx) => {
    const { sitting } = await lockSeated(tx, seated);
    const ids = cart.map(({ id }) => id);
    const now = await findInCart(tx, sitting, ids, found);
    if (!now.every((line, at) => isSameLine(line, cart[at] ?? line)))
      throw linesChanged(now, { ...found, sitting }, tx.now);
    return writeRound(tx, sitting, { cart, written, pricedAfter });
  });
}
