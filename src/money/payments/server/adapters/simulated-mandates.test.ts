import { expect, test } from 'vitest';
import type { Attempt, Gateway } from '#platform/ports/server/gateways.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { SAMPLE_ACCOUNTS } from '../../../../../simulators/gateway/accounts.ts';
import { useGateway } from '../../../../../simulators/gateway/testing/use-gateway.ts';
import { createGateways } from './gateways.ts';

const { sim, url: host, razorpay, arrive, decide } = await useGateway(SAMPLE_ACCOUNTS);
const gateway = createGateways({ allowPrivate: true }).razorpay;
const { mandates } = gateway;
if (!mandates) throw new Error('No mandates');
const account: Gateway = {
  kind: 'razorpay',
  host,
  merchantId: razorpay.keyId,
  merchantKey: razorpay.keySecret,
  website: '',
  industryType: '',
  webhookSecret: null,
};
const now = Date.now();

const attempt = (gatewayOrderId: string, amount = 99_900): Attempt => ({
  storeId: 'store1',
  gatewayOrderId,
  reference: null,
  amount,
  currency: 'INR',
});

/** A mandate that somebody has agreed to on the gateway's page. */
async function agree(name: string, way: 'upi' | 'card' = 'upi') {
  const customer = await mandates?.findCustomer(account, { name: 'Asha', email: 'asha@thali.example' });
  const wish = { customer: customer ?? '', way, most: 99_900, expiresAt: now + 30 * DAY };
  const payer = { payeeName: 'Us', callbackUrl: 'http://localhost/back', cancelUrl: 'http://localhost/no' };
  const started = await mandates?.start(account, { ...attempt(name), ...payer }, wish);
  if (!started) throw new Error('Not started');
  const { page, text } = await arrive('/v1/checkout/embedded', started.form.param_dict);
  expect(text).toContain(`₹999.00 at most, by ${way}`);
  await decide(page, 'pay');
  const paid = await gateway.fetchStatus(account, { ...attempt(name), reference: started.reference });
  if (paid.state !== 'paid') throw new Error(paid.state);
  const token = await mandates?.fetchRegistered(account, wish.customer, paid.transactionId);
  return { customer: wish.customer, token: token ?? '', registeredBy: paid.transactionId };
}

async function charge(agreed: Awaited<ReturnType<typeof agree>>, name: string, amount?: number) {
  const reference = (await mandates?.prepare(account, attempt(name, amount))) ?? '';
  const prepared = { ...attempt(name, amount), reference };
  const answer = await mandates?.charge(account, prepared, { ...agreed, description: 'Pro' });
  return [answer, (await gateway.fetchStatus(account, prepared)).state];
}

test('a mandate is registered with a payment, charged up to its amount, and ended', async () => {
  for (const way of ['upi', 'card'] as const) {
    const agreed = await agree(`agreed-${way}`, way);
    expect(await mandates.fetchState(account, agreed, now)).toBe('active');
    expect(await charge(agreed, `charged-${way}`)).toEqual(['asked', 'paid']);
    expect(await charge(agreed, `too-much-${way}`, 99_901)).toEqual(['refused', 'unpaid']);
    expect(await mandates.fetchState(account, agreed, now + 31 * DAY)).toBe('expired');
    expect(await mandates.cancel(account, { ...agreed, way }, now)).toBe(true);
    expect(await mandates.fetchState(account, agreed, now)).toBe('revoked');
    expect(await charge(agreed, `ended-${way}`)).toEqual(['refused', 'unpaid']);
    expect(await mandates.cancel(account, { ...agreed, way }, now)).toBe(true);
  }
});

test.each([
  ['refused', 'refused', 'unpaid'],
  ['failed', 'asked', 'failed'],
  ['pending', 'asked', 'pending'],
  ['silent', 'unreachable', 'paid'],
] as const)('a charge that is %s is told apart', async (charges, answer, state) => {
  const agreed = await agree(`for-${charges}`);
  sim.setFaults({ charges });
  expect(await charge(agreed, charges)).toEqual([answer, state]);
});

test('one that the bank has yet to register, refuses, or that its payer ends, is told apart', async () => {
  for (const [way, state] of [
    ['initiated', 'pending'],
    ['rejected', 'rejected'],
  ] as const) {
    sim.setFaults({ mandates: way });
    expect(await mandates.fetchState(account, await agree(way), now)).toBe(state);
  }
  sim.setFaults({ mandates: 'confirmed' });
  const agreed = await agree('revoked');
  sim.settleMandate(agreed.token, 'cancelled');
  expect(await mandates.fetchState(account, agreed, now)).toBe('revoked');
  expect(await mandates.fetchState(account, { ...agreed, token: 'token_unknown' }, now)).toBe('unknown');
});

test('a gateway that is down ends nothing and charges nothing', async () => {
  const agreed = await agree('down');
  sim.setFaults({ down: true });
  expect(await mandates.fetchState(account, agreed, now)).toBe('unreachable');
  expect(await mandates.cancel(account, { ...agreed, way: 'upi' }, now)).toBe(false);
  const request = { ...agreed, description: 'Pro' };
  expect(await mandates.charge(account, attempt('down'), request)).toBe('unreachable');
  await expect(mandates.prepare(account, attempt('down'))).rejects.toThrow();
});
