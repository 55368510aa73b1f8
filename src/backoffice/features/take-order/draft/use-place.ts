import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlacedOrder } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { type Minor, toNumber } from '#domain/money/money.ts';
import type { ReceiptMethod } from '#domain/money/payment.ts';
import { type Order, orderBody } from '#domain/placing/order-body.ts';
import { type Attempt, type Ports, placeOnce } from '#domain/placing/place-once.ts';
import { catalogueQuery } from '../../../api/menu.ts';
import { sell, takeOrder } from '../../../api/orders.ts';
import { floorQuery } from '../../../api/sittings.ts';
import { type Faults, useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { newCommandId } from '../../../device/clock.ts';
import { useStore } from '../../../session/current-store.ts';
import { type GivenDiscount, sizeOf } from '../../discounts/face/given-discount.ts';
import { useOwnNumbers } from './use-own-numbers.ts';
import { useRoundAt } from './use-round-at.ts';

/** What the staff send: an order, and how it is paid if it is paid at once. */
export interface Taken {
  order: Order;
  paid: PaidNow | null;
}

export interface PaidNow {
  method: ReceiptMethod;
  /** What is to be paid, as it was shown. */
  amount: Minor;
  discount: GivenDiscount | null;
  /** What the guest hands over in cash, if somebody typed it. */
  tendered: Minor | null;
}

interface PlaceOptions {
  check: (order: Order) => Faults;
  onPlaced: (order: PlacedOrder, paid: PaidNow | null) => void;
}

const saleOf = ({ method, amount, tendered }: PaidNow) => ({
  method,
  amount: toNumber(amount),
  ...(tendered === null ? {} : { tendered: toNumber(tendered) }),
});

const discountIn = ({ discount }: PaidNow) =>
  discount === null ? {} : { discount: { ...sizeOf(discount), reason: discount.reason } };

const soldBy = (paid: PaidNow) => ({ paid: saleOf(paid), ...discountIn(paid) });

/** Places the order once, however often the button is pressed and whatever answer gets lost. */
export function usePlace({ check, onPlaced }: PlaceOptions) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const attempt = useRef<Attempt | null>(null);
  const { numberOf, standInFor } = useOwnNumbers();
  const roundAt = useRoundAt();
  const portsFor = (paid: PaidNow | null): Ports => ({
    read: async () => attempt.current,
    write: async (open) => {
      attempt.current = open;
    },
    clear: async () => {
      attempt.current = null;
    },
    async send(body, key) {
      const own = await numberOf(key);
      if (own === null)
        return paid === null
          ? takeOrder(storeId, body, key)
          : sell(storeId, { order: body, ...soldBy(paid) }, key);
      const { orderNo } = own;
      if (paid !== null) {
        const sale = soldBy(paid);
        const sold = { order: body, ...sale, given: { orderNo } };
        return sell(storeId, sold, key, standInFor(key, body, own, { sale }));
      }
      const round = roundAt(body.table?.iden, key);
      const given = { orderNo, ...(round && { sitting: round.sitting._id }) };
      const standIn = standInFor(key, body, own, round && { round });
      return takeOrder(storeId, { ...body, given }, key, standIn);
    },
    newKey: newCommandId,
    now: Date.now,
  });
  return useForm<Taken, PlacedOrder>({
    check: ({ order }) => check(order),
    send: async ({ order, paid }) => (await placeOnce(portsFor(paid), orderBody(order))).order,
    onDone: (order, { paid }) => onPlaced(order, paid),
    onError: (error, faults) => {
      if (Object.keys(faults).length > 0) return;
      complain(error);
      if (error instanceof AppError) {
        for (const { queryKey } of [catalogueQuery(storeId), floorQuery(storeId)])
          void client.invalidateQueries({ queryKey });
      }
    },
  });
}
