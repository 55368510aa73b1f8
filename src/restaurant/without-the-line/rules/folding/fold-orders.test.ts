import { expect, test } from 'vitest';
import type { Command } from '#calls/contract.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { foldOrders, type WaitingCommand } from './fold-orders.ts';

const item = (_id: string, ready = false) => ({ _id, ready }) as StaffOrderView['items'][number];
const order = (_id: string, more: Partial<StaffOrderView> = {}) =>
  ({ _id, state: 1, items: [item('naan'), item('dal', true)], ...more }) as StaffOrderView;
const orders = [order('one'), order('two')];

const step = (orderId: string, from: number, to: number): Command => ({
  at: 'POST /api/stores/:storeId/orders/:orderId/state',
  given: { params: { storeId: 's', orderId }, body: { from, to } },
});
const tick = (itemId: string, ready: boolean): Command => ({
  at: 'POST /api/stores/:storeId/orders/:orderId/items/:itemId/ready',
  given: { params: { storeId: 's', orderId: 'one', itemId }, body: { ready } },
});

test('without commands the orders are the same', () => {
  expect(foldOrders(orders, [])).toBe(orders);
});

test('an order that was made here is shown until the server knows it, and moves as others do', () => {
  const made = order('three', { orderNo: 117 });
  const at = 'POST /api/stores/:storeId/orders' as const;
  const given = { params: { storeId: 's' }, body: { amount: 20, items: [] } };
  const command = { at, given, later: { made } } as unknown as WaitingCommand;
  expect(foldOrders(orders, [command])).toEqual([made, ...orders]);
  expect(foldOrders(orders, [command, step('three', 1, 2)])[0]).toMatchObject({ orderNo: 117, state: 2 });
  expect(foldOrders([order('three'), ...orders], [command])).toHaveLength(3);
});

test('an order moves, and moves on, and others stay the same objects', () => {
  const [first, second] = foldOrders(orders, [step('one', 1, 2), step('one', 2, 3)]);
  expect(first?.state).toBe(3);
  expect(second).toBe(orders[1]);
});

test('a step from a state in which the order no longer is changes nothing', () => {
  expect(foldOrders(orders, [step('one', 3, 4)])[0]).toBe(orders[0]);
});

test('a tick changes its own dish, and one that the server has confirmed nothing', () => {
  const [first] = foldOrders(orders, [tick('naan', true), tick('dal', false)]);
  expect(first?.items.map(({ ready }) => ready)).toEqual([true, false]);
  expect(foldOrders(orders, [tick('dal', true)])[0]).toBe(orders[0]);
});

test('a tick of one dish of a combo is shown, and the last one makes the combo ready', () => {
  const parts = [{ ready: false }, { ready: false }] as StaffOrderView['items'][number]['parts'];
  const combo = order('one', { items: [{ ...item('combo'), parts }] });
  const dish = (part: number, ready: boolean) => {
    const { at, given } = tick('combo', ready);
    return { at, given: { ...given, body: { ready, parts: [part] } } } as WaitingCommand;
  };
  const after = (...commands: WaitingCommand[]) =>
    foldOrders([combo], commands)[0]?.items.map((one) => [
      one.ready,
      ...(one.parts ?? []).map(({ ready }) => ready),
    ]);
  expect(after(dish(1, true))).toEqual([[false, false, true]]);
  expect(after(dish(1, true), dish(0, true))).toEqual([[true, true, true]]);
  expect(after(tick('combo', true), dish(0, false))).toEqual([[false, false, true]]);
  expect(foldOrders([combo], [dish(0, false)])[0]).toBe(combo);
});

test('a changed order is shown until as much has happened at the server, and moves on from there', () => {
  const at = 'POST /api/stores/:storeId/orders/:orderId/edit' as const;
  const timeline = [{ at: '', what: 'placed' as const }];
  const added = { at: '', what: 'item_added' as const };
  const known = order('one', { timeline });
  const edited = order('one', { timeline: [...timeline, added], amount: 90 });
  const given = { params: { storeId: 's', orderId: 'one' }, body: { changes: [] } };
  const edit: WaitingCommand = { at, given, later: { edited: [edited] } };
  expect(foldOrders([known], [edit])).toEqual([edited]);
  expect(foldOrders([known], [edit, step('one', 1, 2)])).toMatchObject([{ amount: 90, state: 2 }]);
  const sent = order('one', { timeline: [...timeline, added], amount: 95 });
  expect(foldOrders([sent], [edit])[0]).toBe(sent);
});

test('the rounds of guests who were moved are at their new table', () => {
  const at = 'POST /api/stores/:storeId/sittings/:sittingId/move' as const;
  const given = { params: { storeId: 's', sittingId: 'party' }, body: { to: 'id of 5' } };
  const table = { iden: '5', idel: 'Table' };
  const move: WaitingCommand = { at, given, later: { table } };
  const rounds = [order('one', { sitting: { _id: 'party', round: 1 } }), order('two')];
  expect(foldOrders(rounds, [move])).toMatchObject([{ table }, {}]);
  expect(foldOrders(rounds, [move])[1]).toBe(rounds[1]);
});
