import { expect, test } from 'vitest';
import { remedyOf } from './remedy.ts';

const said = (code: string) => ({ faults: [], code, said: 'No' });

test('a refused document says where it is mended', () => {
  const missing = { faults: ['street' as const, 'buyer' as const], code: '', said: '' };
  expect(remedyOf({ state: 'refused', reason: missing })).toBe('store');
  expect(remedyOf({ state: 'refused', reason: said('3028') })).toBe('company');
  expect(remedyOf({ state: 'refused', reason: { ...missing, faults: ['negative'] } })).toBe(null);
  expect(remedyOf({ state: 'refused', reason: said('9999') })).toBe(null);
  expect(remedyOf({ state: 'waiting', reason: missing })).toBe(null);
});
