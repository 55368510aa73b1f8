import { describe, expect, test } from 'vitest';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import type { CartLineView } from '#tables/sittings/wire/sittings.ts';
import {
  cartOf,
  type Draft,
  draftsFor,
  lineBody,
  ownLines,
  shownLines,
  withDrafts,
  withoutRefused,
} from './shared-lines.ts';

const [ME, RAVI] = ['me', 'ravi'];
const tea: CartEntry = { itemId: 'tea', selections: [], quantity: 1, label: 'Tea', image: null, unit: 2000 };

const line = (id: string, change: Partial<CartLineView> = {}): CartLineView => ({
  _id: id,
  guest: ME,
  itemID: 'tea',
  itemLabel: 'Tea',
  images: [],
  configs: [],
  remarks: '',
  quantity: 1,
  value: '20.00',
  shared: false,
  ...change,
});
const draft = (id: string, entry: CartEntry | null, isShared = false): Draft => ({
  id,
  guest: ME,
  isShared,
  entry,
});
const cart = (...lines: CartEntry[]) => ({ lines, timestamp: 1 });
const newId = () => 'new';

describe('the lines that a phone shows', () => {
  test('are those of the server', () => {
    expect(shownLines([line('a', { remarks: 'hot' })], [])).toEqual([
      {
        id: 'a',
        guest: ME,
        isShared: false,
        isOffered: true,
        isSaved: true,
        entry: { ...tea, remarks: 'hot' },
      },
    ]);
    expect(shownLines([line('a', { value: null })], [])[0]).toMatchObject({ isOffered: false });
  });

  test('with changes that are not saved yet', () => {
    const drafts = [draft('a', { ...tea, quantity: 3 }), draft('b', null), draft('c', tea, true)];
    const shown = shownLines([line('a'), line('b'), line('r', { guest: RAVI })], drafts);
    expect(shown.map(({ id, entry, isSaved }) => [id, entry.quantity, isSaved])).toEqual([
      ['a', 3, false],
      ['r', 1, true],
      ['c', 1, false],
    ]);
  });

  test('a shared line of somebody else stays theirs when its quantity is changed', () => {
    const [shown] = shownLines([line('r', { guest: RAVI, shared: true })], [draft('r', tea, true)]);
    expect(shown).toMatchObject({ guest: RAVI, isShared: true });
  });
});

test('the menu’s cart has what is the guest’s own', () => {
  const lines = shownLines(
    [line('a'), line('b', { shared: true }), line('r', { guest: RAVI }), line('c', { quantity: 2 })],
    [],
  );
  expect(cartOf(ownLines(lines, ME), 7)).toEqual({ lines: [{ ...tea, quantity: 3 }], timestamp: 7 });
  expect(cartOf([], 7)).toBeNull();
});

describe('a change of the menu’s cart', () => {
  const own = (...lines: CartLineView[]) => ownLines(shownLines(lines, []), ME);

  test('adds, changes and removes lines', () => {
    expect(draftsFor(cart(tea), [], ME, newId)).toEqual([draft('new', tea)]);
    expect(draftsFor(cart({ ...tea, quantity: 2 }), own(line('a')), ME, newId)).toEqual([
      draft('a', { ...tea, quantity: 2 }),
    ]);
    expect(draftsFor(null, own(line('a')), ME, newId)).toEqual([draft('a', null)]);
    const noted = { ...tea, remarks: 'hot' };
    expect(draftsFor(cart(noted), own(line('a')), ME, newId)).toEqual([
      draft('new', noted),
      { ...draft('a', null), after: ['new'] },
    ]);
  });

  test('is none where the lines are those of the cart', () => {
    expect(draftsFor(cart(tea), own(line('a')), ME, newId)).toEqual([]);
    const options = [
      { label: 'Size', contents: ['L', 'M'] },
      { label: 'Milk', contents: [] },
    ];
    const chosen = { ...tea, selections: [{ label: 'Size', contents: ['M', 'L'] }] };
    expect(draftsFor(cart(chosen), own(line('a', { configs: options })), ME, newId)).toEqual([]);
  });

  test('makes one line of two equal ones', () => {
    expect(draftsFor(cart({ ...tea, quantity: 2 }), own(line('a'), line('b')), ME, newId)).toEqual([
      draft('a', { ...tea, quantity: 2 }),
      draft('b', null),
    ]);
  });
});

test('what was to make room for a refused line stays', () => {
  const own = ownLines(shownLines([line('a'), line('b', { itemID: 'naan' })], []), ME);
  const combo = { ...tea, itemId: 'combo' };
  const [added, ...others] = draftsFor(cart(combo), own, ME, newId);
  const earlier = draft('c', tea);
  expect(added && withoutRefused([earlier, added, ...others], added)).toEqual([earlier]);
});

test('the later change of a line counts', () => {
  const [first, other, later] = [draft('a', tea), draft('b', tea), draft('a', null)];
  expect(withDrafts([first, other], [later])).toEqual([other, later]);
});

test('a line is sent as the server takes it', () => {
  expect(lineBody({ ...draft('a', tea, true), entry: tea })).toEqual({
    itemID: 'tea',
    configs: [],
    quantity: 1,
    remarks: '',
    shared: true,
  });
});
