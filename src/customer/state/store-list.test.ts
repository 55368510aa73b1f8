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

test('a store is added where it is absent', () => {
  expect(withStore([], store('a', 'A'))).toEqual([store('a', 'A')]);
  expect(withStore([store('a', 'A')], store('b', 'B')).map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('one that is known keeps its place, and shows what it has become', () => {
  expect(withStore([store('a', 'A'), store('b', 'B')], store('a', 'New'))).toEqual([
    store('a', 'New'),
    store('b', 'B'),
  ]);
});

test('nothing but what is shown is kept', () => {
  const whole = { ...store('a', 'A'), gstNo: 'x' };
  expect(withStore([], whole)).toEqual([store('a', 'A')]);
});
