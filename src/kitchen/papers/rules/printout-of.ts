import type { Printout, PrintoutLine } from '#kitchen/printing/rules/printout.ts';
import { tabBalanceOf } from '#money/bills/rules/balance.ts';
import { linkToPay, withoutLosses } from '#money/bills/rules/receipts.ts';
import type { Payee } from '#money/payments/rules/upi.ts';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { Round } from '#ordering/prices/rules/price-rounds.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';
import { chargesIn, discountsIn, lineIn } from '#restaurant/without-the-line/rules/priceable-view.ts';
import { headOf, namesIn } from './ticket-of.ts';

type Store = Printout['store'] & { upi: Payee | null };

interface Told extends Pick<Printout, 'bill' | 'tips' | 'cash'> {
  /** What was paid for all of it, and how, where the orders do not tell yet. */
  received?: { paid: Minor; method: string };
}

/** The printout of an order, or of all orders of a table. Server and devices print it from the same views. */
export function printoutOf(
  tab: readonly StaffOrderView[],
  store: Store,
  { bill, tips, cash, received }: Told,
): Printout {
  const billed = tab.filter(({ state }) => tab.length === 1 || state !== CANCELLED);
  const [order = tab[0]] = billed;
  if (!order) throw new Error('A printout is of an order');
  const balances = tab.map(balanceIn);
  const [own] = balances;
  const balance = { ...tabBalanceOf(balances), ...(received && { paid: received.paid, refunded: 0 }) };
  // One who has claimed to have paid is not asked to pay again. The rounds of a table have no claims.
  const payment = tab.length === 1 ? order.payment.state : ('unpaid' as const);
  const payable = { ...balance, payment, orderNo: order.orderNo, currency: order.store.currency };
  return {
    ...headOf(order),
    store,
    bill,
    tips,
    ...(cash ? { cash } : {}),
    at: Date.parse(order.createdAt),
    isCancelled: balance.state === CANCELLED,
    roundOff: (tab.length === 1 ? own : balance)?.roundOff ?? null,
    rounds: billed.map(roundOf),
    paid: balance.paid - balance.refunded,
    method: withoutLosses(received?.method ?? (methodsOf(tab) || order.payment.method)),
    upiLink: linkToPay(payable, store.upi),
  };
}

function roundOf(order: StaffOrderView): Round<PrintoutLine> {
  const lines = order.items.filter(isKept).map((item) => {
    const line = lineIn(item);
    return { ...line, ...namesIn(item), full: parseHundredths(item.price) ?? line.base };
  });
  return { lines, charges: chargesIn(order), discounts: discountsIn(order) };
}

const balanceIn = ({ state, amount, payment, money: { roundOff } }: StaffOrderView) => ({
  state,
  amount: parseHundredths(amount) ?? 0,
  roundOff: roundOff === undefined ? null : parseHundredths(roundOff),
  paid: parseHundredths(payment.paid ?? 0) ?? 0,
  refunded: (parseHundredths(payment.refunded ?? 0) ?? 0) + (parseHundredths(payment.onItsWay ?? 0) ?? 0),
});

/** All ways in which these orders were paid. */
function methodsOf(orders: readonly StaffOrderView[]): string {
  const paid = orders.filter(({ payment }) => (payment.paid ?? 0) > 0);
  return [...new Set(paid.flatMap(({ payment }) => payment.method.split(' + ')))].join(' + ');
}
