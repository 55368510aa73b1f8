import type { PlaceOrderBody } from '#domain/api/order.ts';
import type { Minor } from '#domain/money/money.ts';
import type { Channel } from '#domain/placing/channel.ts';
import { orderRequestOf } from '#domain/placing/order-request.ts';
import type { OrderRequest } from '#domain/placing/place-order.ts';
import type { Also } from '../order-changes/place.ts';
import type { GivenOtp } from '../otp/check-otp.ts';
import type { TableName } from '../tables/find-table.ts';
import { type OrderKey, orderKeyOf } from './order-key.ts';
import type { Client } from './order-limits.ts';

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
