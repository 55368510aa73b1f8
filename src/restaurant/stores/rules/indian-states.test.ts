import { expect, test } from 'vitest';
import { indianStateOf, STATE_NAMES } from './indian-states.ts';

test.each([
  ['', 'Karnataka', '29'],
  ['', ' karnataka ', '29'],
  ['', 'KA', '29'],
  ['', 'Jammu & Kashmir', '01'],
  ['32ABCDE1234F1Z1', 'Karnataka', '32'],
  ['', 'Atlantis', undefined],
  ['', '', undefined],
])('the GSTIN "%s" with the state "%s" is of %s', (gstin, state, code) => {
  expect(indianStateOf({ gstin, state })?.code).toBe(code);
});

test('each name of the list is found again', () => {
  expect(STATE_NAMES).toHaveLength(36);
  for (const state of STATE_NAMES) expect(indianStateOf({ gstin: '', state })?.name).toBe(state);
});
