import { expect, test } from 'vitest';
import { storePatch } from '#domain/api/store.ts';
import { en } from '../../../texts/en.ts';
import { checkCredentials, NO_CREDENTIALS, toGatewayConfig } from './credentials.ts';

const words = en.settings.faults;
const right = { ...NO_CREDENTIALS, merchent_id: ' MID1 ', merchent_key: 'a key' };

test.each([
  [{ merchent_id: '' }, ['merchent_id']],
  [{ merchent_id: 'M|1' }, ['merchent_id']],
  [{ merchent_key: ' ' }, ['merchent_key']],
  [{ host: 'paytm.example' }, ['host']],
  [{ website: 'x'.repeat(31), industry_type: 'a|b' }, ['website', 'industry_type']],
])('%j is refused, here and by the server', (edits, fields) => {
  const draft = { ...right, ...edits };
  expect(Object.keys(checkCredentials(draft, words))).toEqual(fields);
  expect(storePatch.safeParse({ store_gateway_config: toGatewayConfig(draft) }).success).toBe(false);
});

test('what is left empty is not sent', () => {
  expect(checkCredentials(right, words)).toEqual({});
  expect(toGatewayConfig(right)).toEqual({ merchent_id: 'MID1', merchent_key: 'a key' });
  expect(storePatch.safeParse({ store_gateway_config: toGatewayConfig(right) }).success).toBe(true);
});
