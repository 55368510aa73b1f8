import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePrintMade } from '#kitchen/printing/office/face/use-print-made.ts';
import { type GivenDiscount, sizeOf } from '#money/discounts/office/face/given-discount.ts';
import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { type SoldAt, sell, type TakenAt, takeOrder } from '#ordering/orders/office-api/orders.ts';
import type { PlacedOrder, PlaceOrderBody, StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Order, orderBody } from '#ordering/placing/rules/order-body.ts';
import { type Attempt, type Ports, placeOnce } from '#ordering/placing/rules/place-once.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { newCommandId } from '#restaurant/without-the-line/office/clock.ts';
import type { TakenNumbers } from '#restaurant/without-the-line/office/numbers.ts';
import type { RoundHere } from '#restaurant/without-the-line/rules/order-made-here.ts';
import { floorQuery } from '#tables/sittings/office-api/sittings.ts';
import { type Faults, useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { isSaved, useOwnNumbers } from './use-own-numbers.ts';
import { useRoundAt } from './use-table.ts';

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

const numbersOfSale = ({ orderNo, bill }: TakenNumbers) => ({ orderNo, ...(bill === null ? {} : { bill }) });

const numbersOfOrder = ({ orderNo }: TakenNumbers, round: RoundHere | undefined) => ({
  orderNo,
  ...(round && { sitting: round.sitting._id }),
});

/** Places the order once, however often the button is pressed and whatever answer gets lost. */
export function usePlace({ check, onPlaced }: PlaceOptions) {
  const { storeId } = useStore();
  const client = useQueryClient();
  const { complain } = useNotice();
  const attempt = useRef<Attempt | null>(null);
  const { numbered, standInFor } = useOwnNumbers();
  const roundAt = useRoundAt();
  const { printMade } = usePrintMade();

  async function sendOrder(body: PlaceOrderBody, key: string): Promise<PlacedOrder> {
    const round = roundAt(body.table?.iden, key);
    let made: StaffOrderView | undefined;
    const having = numbered<TakenAt>(false, (own) => {
      const standIn = standInFor(key, body, own, round && { round });
      made = standIn?.made;
      return { given: numbersOfOrder(own, round), standIn };
    });
    const order = await takeOrder(storeId, body, key, having);
    if (made && isSaved(order)) printMade(made, null, null);
    return order;
  }

  async function sendSale(body: PlaceOrderBody, key: string, paid: PaidNow): Promise<PlacedOrder> {
    // What is due at a table, which has one bill when it goes, only the server knows.
    const isAtTable = roundAt(body.table?.iden, key) !== undefined;
    const sale = soldBy(paid);
    let made: StaffOrderView | undefined;
    const having = numbered<SoldAt>(!isAtTable, (own) => {
      const standIn = isAtTable ? undefined : standInFor(key, body, own, { sale });
      made = standIn?.made;
      return { given: numbersOfSale(own), standIn };
    });
    const order = await sell(storeId, { order: body, ...sale }, key, having);
    if (made && isSaved(order)) printMade(made, paid, order.bill?.number ?? null);
    return order;
  }

  const portsFor = (paid: PaidNow | null): Ports => ({
    read: async () => attempt.current,
    write: async (open) => {
      attempt.current = open;
    },
    clear: async () => {
      attempt.current = null;
    },
    send: (body, key) => (paid === null ? sendOrder(body, key) : sendSale(body, key, paid)),
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
