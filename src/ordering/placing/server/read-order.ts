import type { GivenOtp } from '#guests/phone-codes/server/check-otp.ts';
import type { Channel } from '#ordering/channels/rules/channel.ts';
import type { Also } from '#ordering/order-changes/server/place.ts';
import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { TableName } from '#tables/table-list/server/find-table.ts';
import { orderRequestOf } from '../rules/order-request.ts';
import type { OrderRequest } from '../rules/place-order.ts';
import { type OrderKey, orderKeyOf } from './order-key.ts';
import type { Client } from './refusals/order-limits.ts';

/** What is asked for, by whom, and where. */
export interface AskedOrder {
  storeId: string;
  channel: Channel;
  client: Client;
  request: OrderRequest;
  /** The table as its link or its sticker names it. */
  table: TableName | null;
  otp: GivenOtp;
  key: OrderKey;
  also?: readonly Also[];
  /** The number that the staff's tablet gave on paper. */
  given?: number | undefined;
  /** The sitting to which the staff's tablet took it. */
  sittingId?: string | undefined;
  /** What a tablet without the line has taken for it, before any discount. */
  taken?: Minor | undefined;
}

/** An order as it came in, with the key of its request. */
export function readOrder(
  by: Omit<AskedOrder, 'request' | 'table' | 'otp' | 'key'>,
  body: PlaceOrderBody,
  key: string | null,
): AskedOrder {
  const { table, otp } = body;
  return {
    ...by,
    request: orderRequestOf(body),
    table: table ? { name: table.iden, label: table.idel } : null,
    otp: { challengeId: otp?.challengeId ?? '', code: otp?.code ?? '' },
    key: orderKeyOf(key, body),
  };
}
