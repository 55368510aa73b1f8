import { expect, test } from 'vitest';
import { CANCELLED, PREPARING, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import type { SittingView } from '#tables/sittings/wire/sittings.ts';
import { newsBetween } from './news.ts';

type Guest = SittingView['guests'][number];
type Round = SittingView['orders'][number];

const guest = (id: string, you = false): Guest => ({
  _id: id,
  name: id,
  number: 1,
  colour: '',
  sign: '',
  you,
});
const me = guest('me', true);
const ravi = guest('ravi');
const round = (change: Partial<Round>): Round =>
  ({ _id: 'o1', round: 1, state: RECEIVED, ...change }) as Round;
const view = (change: Partial<SittingView>): SittingView =>
  ({
    state: 'open',
    table: { iden: '12', label: 'Table' },
    guests: [me],
    waiting: [],
    orders: [],
    calls: [],
    parts: [],
    ...change,
  }) as unknown as SittingView;
const call = (takenBy: string | null) => ({ _id: 'c', kind: 'water', at: '', takenBy });
const part = (state: SittingView['parts'][number]['state']) =>
  ({ _id: 'p', guest: 'ravi', kind: 'mine', amount: 50, tip: 0, state }) as const;

test.each<[string, Partial<SittingView>, Partial<SittingView>, unknown[]]>([
  ['nothing', {}, {}, []],
  ['somebody asks to join', {}, { waiting: [ravi] }, [{ what: 'wantsIn', guest: ravi }]],
  ['others ask too', { waiting: [ravi] }, { waiting: [ravi, { ...ravi, _id: 'max' }] }, []],
  ['and was let in', { waiting: [ravi] }, { guests: [me, ravi] }, [{ what: 'joined', guest: ravi }]],
  ['the guest is in at last', { guests: [] }, { guests: [me] }, []],
  ['a round was sent', {}, { orders: [round({})] }, [{ what: 'sent', round: 1 }]],
  ['the kitchen goes on', { orders: [round({})] }, { orders: [round({ state: PREPARING })] }, []],
  [
    'a round is ready',
    { orders: [round({})] },
    { orders: [round({ ready: true })] },
    [{ what: 'ready', round: 1 }],
  ],
  [
    'a round was served',
    { orders: [round({ ready: true })] },
    { orders: [round({ ready: true, state: SERVED })] },
    [{ what: 'served', round: 1 }],
  ],
  [
    'a round was cancelled',
    { orders: [round({})] },
    { orders: [round({ state: CANCELLED })] },
    [{ what: 'cancelled', round: 1 }],
  ],
  ['a call stands', {}, { calls: [call(null)] }, []],
  [
    'somebody is coming',
    { calls: [call(null)] },
    { calls: [call('Meera')] },
    [{ what: 'coming', name: 'Meera' }],
  ],
  [
    'a part is paid',
    { guests: [me, ravi], parts: [part('open')] },
    { guests: [me, ravi], parts: [part('paid')] },
    [{ what: 'paid', guest: ravi, amount: 50 }],
  ],
  [
    'the guests are moved',
    {},
    { table: { iden: '7', label: 'Table' } },
    [{ what: 'moved', table: { iden: '7', label: 'Table' } }],
  ],
  ['it is closed', {}, { state: 'closed' }, [{ what: 'closed' }]],
])('%s', (_, before, after, news) => {
  expect(newsBetween(view(before), view(after))).toEqual(news);
});
