import { expect, test } from 'vitest';
import { type KnownStore, withStore } from './store-list.ts';

const store = (id: string, name: string): KnownStore => ({
  _id: id,
  slug: id,
  name,
  description: '',
  logo: null,
  address: { street: '', pinCode: '', city: '', state: '', country: '' },
});

test('a new store is added', () => {
  expect(withStore([], store('a', 'A'))).toEqual([store('a', 'A')]);
  expect(withStore([store('a', 'A')], store('b', 'B')).map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('a known store is updated in its place', () => {
  expect(withStore([store('a', 'A'), store('b', 'B')], store('a', 'New'))).toEqual([
    store('a', 'New'),
    store('b', 'B'),
  ]);
});

test('only the shown fields of a store are stored', () => {
  const whole = { ...store('a', 'A'), gstNo: 'x' };
  expect(withStore([], whole)).toEqual([store('a', 'A')]);
});
