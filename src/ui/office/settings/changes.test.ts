import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const address = { street: '1 MG Road', pinCode: '411001', city: 'Pune', state: 'MH', country: 'India' };
const saved = { name: 'Chai Ghar', logo: null, address, links: [{ type: 'Phone' as const, url: '100' }] };

test('unchanged fields are not sent', () => {
  expect(changesOf(saved, structuredClone(saved))).toEqual({});
});

test('only the changed lines of an address are sent', () => {
  expect(changesOf(saved, { ...saved, address: { ...address, city: 'Mumbai' } })).toEqual({
    address: { city: 'Mumbai' },
  });
});

test('lists are sent whole', () => {
  const links = [...saved.links, { type: 'Email' as const, url: 'a@b.example' }];
  expect(changesOf({ ...saved }, { ...saved, links })).toEqual({ links });
});

test('a removed value is sent as null', () => {
  expect(changesOf({ ...saved, logo: '/a.png' }, { ...saved, logo: null })).toEqual({ logo: null });
});
