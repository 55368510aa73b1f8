import { expect, test } from 'vitest';
import { eachBuyerOnce, isSameBuyer, NO_BUYER, stateWithCode, tidyBuyer } from './buyer.ts';

const RAO = { ...NO_BUYER, name: 'Rao Traders', address: '4 MG Road', gstin: '29AAGCB7383J1Z4' };

test('a buyer is tidied, and its GSTIN names its state', () => {
  const typed = {
    ...RAO,
    name: ' Rao  Traders ',
    address: '4 MG Road\nBengaluru',
    gstin: '29 aagcb7383j 1z4',
  };
  expect(tidyBuyer({ ...typed, state: 'Goa' })).toEqual({
    ...RAO,
    address: '4 MG Road, Bengaluru',
    state: 'Karnataka',
  });
  expect(tidyBuyer({ ...RAO, gstin: '', state: 'goa' }).state).toBe('Goa');
  expect(tidyBuyer({ ...RAO, gstin: '', state: 'Atlantis' }).state).toBe('');
});

test('a state is shown with its code', () => {
  expect(stateWithCode(RAO)).toBe('Karnataka (29)');
  expect(stateWithCode({ gstin: '', state: 'Goa' })).toBe('Goa (30)');
  expect(stateWithCode({ gstin: '', state: '' })).toBe('');
});

test('two buyers are the same if their bills would be', () => {
  expect(isSameBuyer(RAO, { ...RAO, gstin: '29aagcb7383j1z4' })).toBe(true);
  expect(isSameBuyer(RAO, { ...RAO, address: '5 MG Road' })).toBe(false);
  expect(isSameBuyer(null, RAO)).toBe(false);
  expect(isSameBuyer(null, null)).toBe(true);
});

test('companies of earlier bills are proposed once, as they were billed last', () => {
  const moved = { ...RAO, address: '5 MG Road' };
  const small = { ...NO_BUYER, name: 'Corner Shop' };
  expect(eachBuyerOnce([moved, small, RAO, { ...small, name: 'corner shop' }], 5)).toEqual([moved, small]);
  expect(eachBuyerOnce([moved, small], 1)).toEqual([moved]);
});
