import { expect } from 'vitest';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { type Minor, parseHundredths } from '#platform/money/rules/money.ts';

export interface Seen {
  orders: StaffOrderView[];
  /** By order and discount, as much as it took off when a manager last let it pass. */
  approved: ReadonlyMap<string, Minor>;
  /** Orders whose bill was issued. */
  billed: Set<string>;
}

const OWNER = 'Asha Rao';
const minor = (value: number | string) => parseHundredths(value) ?? 0;
const sumOf = (amounts: readonly Minor[]) => amounts.reduce((sum, one) => sum + one, 0);

/**
 * Reckons, from what everybody sees and knowing only who did the step, that what the floor gave is within a tenth of what
 * stands or was let pass by a manager, and that only a manager made a billed order cost less. Answers what is seen now.
 */
export function expectAllowed(before: Seen, orders: StaffOrderView[], isManagers: boolean): Seen {
  const standing = orders.filter(({ state }) => state !== CANCELLED);
  const all = standing.map((order) => ({ order: order._id, ...givenIn(order) }));
  const approved = approvedNow(before, all, isManagers);
  for (const one of all) expectTenth(one, approved);
  const billed = isManagers ? [] : before.orders.filter(({ _id }) => before.billed.has(_id));
  for (const was of billed) expectNotLess(was, orders.find(({ _id }) => _id === was._id) ?? was);
  return { ...before, orders, approved };
}

type GivenIn = ReturnType<typeof givenIn> & { order: string };

function approvedNow(before: Seen, all: readonly GivenIn[], isManagers: boolean): Map<string, Minor> {
  const approved = new Map(before.approved);
  for (const { order, given } of all)
    for (const { id, amount } of given) {
      const key = `${order} ${id}`;
      if (isManagers || isSplitOff(before, order, id))
        approved.set(key, Math.max(amount, approved.get(key) ?? 0));
    }
  return approved;
}

function expectTenth({ order, cart, given }: GivenIn, approved: ReadonlyMap<string, Minor>): void {
  for (const { id, amount } of given.filter(({ isBeyond }) => isBeyond))
    expect({ order, id, amount }).toSatisfy(() => amount <= (approved.get(`${order} ${id}`) ?? 0));
  const own = given.filter(({ id }) => !approved.has(`${order} ${id}`));
  const sum = sumOf(own.map(({ amount }) => amount));
  expect({ order, sum, cart }).toSatisfy(() => sum <= Math.round(cart / 10) + given.length);
}

/** Whether an order that was not there has a part of what was let pass for another one. */
function isSplitOff({ orders, approved }: Seen, order: string, id: string): boolean {
  const isNew = orders.every(({ _id }) => _id !== order);
  return isNew && [...approved.keys()].some((key) => key.endsWith(` ${id}`));
}

/** What the floor gave off an order, and whether it is more than a tenth of what it is for. */
function givenIn({ items, discounts = [] }: StaffOrderView) {
  const kept = items.filter(({ discarded }) => !discarded);
  const worth = new Map(kept.map((line) => [line._id, minor(line.value) * line.quantity]));
  const cart = sumOf([...worth.values()]);
  const given = discounts.flatMap(({ _id: id, by, line, amount: off }) => {
    const amount = minor(off);
    const of = line === null ? cart : (worth.get(line) ?? 0);
    return by === OWNER ? [] : [{ id, amount, isBeyond: amount > Math.round(of / 10) }];
  });
  return { cart, given };
}

/** Neither what it costs nor what was received for it. */
function expectNotLess(was: StaffOrderView, is: StaffOrderView): void {
  const costs = ({ state, amount }: StaffOrderView) => (state === CANCELLED ? 0 : minor(amount));
  expect(costs(is)).toBeGreaterThanOrEqual(costs(was));
  const received = ({ payment }: StaffOrderView) => minor(payment.paid ?? 0);
  expect(received(is)).toBeGreaterThanOrEqual(received(was));
}
