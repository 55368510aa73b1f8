import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { $cart, addEntry, openCartOf, replaceCart, setQuantity } from '#platform/phone/guests/state/cart.ts';
import type { CartLineView, SittingView } from '../../wire/sittings.ts';
import { joinCarts } from './lines.ts';
import type { Seat } from './seats.ts';
import { $table, change, hear, type Table } from './table.ts';

const STORE = 'tea-house';
const tea: CartEntry = { itemId: 'tea', selections: [], quantity: 1, label: 'Tea', image: null, unit: 2000 };
const TEA = JSON.stringify(['tea', []]);
const seat: Seat = {
  slug: 's',
  token: 't',
  store: { slug: STORE, name: 'Tea House' },
  iden: '12',
  at: 0,
  endedAt: null,
};

const line = (id: string, quantity: number, guest = 'me'): CartLineView => ({
  _id: id,
  guest,
  itemID: 'tea',
  itemLabel: 'Tea',
  images: [],
  configs: [],
  remarks: '',
  quantity,
  value: '20.00',
  shared: false,
});
const view = (seq: number, lines: CartLineView[], state = 'open') =>
  ({
    seq,
    slug: 's',
    state,
    table: { iden: '12', label: 'Table' },
    guests: [{ _id: 'me', you: true }],
    lines,
  }) as unknown as SittingView;

let requests: { method: string; id: string; quantity?: number }[];
let answer: (id: string, quantity: number | undefined) => Response;
let leave: () => void;
let onFirst: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  answer = (id, quantity) => Response.json(view(10, quantity === undefined ? [] : [line(id, quantity)]));
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { hasFocus: () => true });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const id = url.split('/').at(-1) ?? '';
    const { quantity } = JSON.parse(body ?? '{}');
    requests.push({ method, id, quantity });
    return answer(id, quantity);
  });
  $cart.set({ slug: STORE, cart: null });
  onFirst = vi.fn();
  leave = joinCarts(onFirst);
});

afterEach(() => {
  leave();
  $table.set(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sit(...lines: CartLineView[]): void {
  const nothing = { place: null, drafts: [], link: 'live', heardAt: null, trouble: null } as const;
  $table.set({ ...nothing, store: STORE, seat, view: null, phase: 'looking' } satisfies Table);
  hear(view(1, lines));
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const inCart = () => openCartOf(STORE)?.lines.map(({ quantity }) => quantity) ?? [];
const drafts = () => $table.get()?.drafts ?? [];

test('what was in the cart before comes to the table, and what is there comes to the cart', async () => {
  $cart.set({ slug: STORE, cart: { lines: [{ ...tea, remarks: 'hot' }], timestamp: 0 } });
  sit(line('a', 2), line('r', 5, 'ravi'));
  expect(inCart()).toEqual([2, 1]);
  await settled();
  expect(requests).toMatchObject([{ method: 'PUT', quantity: 1 }]);
});

test('a line keeps its id through all changes, until it is taken out', async () => {
  sit();
  addEntry(STORE, tea);
  await settled();
  setQuantity(STORE, TEA, 3);
  await settled();
  setQuantity(STORE, TEA, 0);
  await settled();
  expect(requests.map(({ method, quantity }) => [method, quantity])).toEqual([
    ['PUT', 1],
    ['PUT', 3],
    ['DELETE', undefined],
  ]);
  expect(new Set(requests.map(({ id }) => id)).size).toBe(1);
  expect(drafts()).toEqual([]);
});

test('a lost answer is asked for again under the same id', async () => {
  sit();
  const right = answer;
  answer = () => {
    throw new TypeError('no network');
  };
  addEntry(STORE, tea);
  await settled();
  expect(inCart()).toEqual([1]);
  answer = right;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(requests).toHaveLength(2);
  expect(requests[0]?.id).toBe(requests[1]?.id);
  expect(drafts()).toEqual([]);
});

test('what another guest has sent leaves the cart, and a late answer brings it not back', () => {
  sit(line('a', 1));
  expect(inCart()).toEqual([1]);
  hear(view(3, []));
  hear(view(2, [line('a', 1)]));
  expect(inCart()).toEqual([]);
});

test('a dish that is refused is taken back, and the guest is told', async () => {
  sit();
  answer = () => Response.json({ code: 'ITEM_UNAVAILABLE', message: 'Gone' }, { status: 409 });
  addEntry(STORE, tea);
  await settled();
  expect(inCart()).toEqual([]);
  expect($table.get()?.trouble?.message).toBe('Gone');
});

test('a table that was closed keeps the cart, and more of it begins anew', async () => {
  sit();
  answer = () => Response.json({ code: 'SITTING_CLOSED', message: 'Closed' }, { status: 409 });
  addEntry(STORE, tea);
  await settled();
  hear(view(11, [], 'closed'));
  expect(inCart()).toEqual([1]);
  expect($table.get()).toMatchObject({ phase: 'closed', seat: { endedAt: expect.any(Number) } });
  setQuantity(STORE, TEA, 0);
  expect(onFirst).not.toHaveBeenCalled();
  addEntry(STORE, tea);
  expect(onFirst).toHaveBeenCalledOnce();
});

test('another tab that is not used changes nothing', async () => {
  sit(line('a', 1));
  vi.stubGlobal('document', { hasFocus: () => false });
  replaceCart(STORE, { lines: [{ ...tea, quantity: 4 }], timestamp: 0 });
  change({ link: 'lost' });
  await settled();
  expect(requests).toEqual([]);
});
