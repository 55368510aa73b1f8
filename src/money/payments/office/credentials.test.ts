import { expect, test } from 'vitest';
import { storePatch } from '#restaurant/stores/wire/store.ts';
import { en } from '#texts/office/en.ts';
import { GATEWAY_KINDS, type GatewayKind } from '../rules/gateways.ts';
import { type Credentials, checkCredentials, NO_CREDENTIALS, toGatewayConfig } from './credentials.ts';

const words = en.settings.faults;
const right = { ...NO_CREDENTIALS, merchent_id: ' rzp_test_1 ', merchent_key: 'a key' };
const isTaken = (kind: GatewayKind, draft: Credentials) =>
  storePatch.safeParse({ store_gateway_config: toGatewayConfig(kind, draft) }).success;

test.each<[GatewayKind, Partial<Credentials>, string[]]>([
  ['paytm', { merchent_id: '' }, ['merchent_id']],
  ['paytm-token', { merchent_id: 'M|1' }, ['merchent_id']],
  ['razorpay', { merchent_id: 'THALI0001' }, ['merchent_id']],
  ['razorpay', { merchent_id: 'rzp_a:b' }, ['merchent_id']],
  ['paytm', { merchent_key: ' ' }, ['merchent_key']],
  ['razorpay', { host: 'paytm.example' }, ['host']],
  ['paytm', { website: 'x'.repeat(31), industry_type: 'a|b' }, ['website', 'industry_type']],
  ['paytm-token', { website: 'x'.repeat(31), industry_type: 'a|b' }, ['website']],
  ['razorpay', { webhook_secret: 'x'.repeat(257) }, ['webhook_secret']],
])('of %s, %j is refused, here and by the server', (kind, edits, fields) => {
  const draft = { ...right, ...edits };
  expect(Object.keys(checkCredentials(kind, draft, words))).toEqual(fields);
  expect(isTaken(kind, draft)).toBe(false);
});

test.each(GATEWAY_KINDS)('fields of %s that are empty or belong to another gateway are not sent', (kind) => {
  expect(checkCredentials(kind, right, words)).toEqual({});
  expect(toGatewayConfig(kind, right)).toEqual({ kind, merchent_id: 'rzp_test_1', merchent_key: 'a key' });
  const all = { ...right, host: 'https://g.example', website: 'W', industry_type: 'I', webhook_secret: 'S' };
  expect(isTaken(kind, right)).toBe(true);
  expect(isTaken(kind, all)).toBe(true);
});
