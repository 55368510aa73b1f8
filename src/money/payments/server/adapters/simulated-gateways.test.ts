import { describe, expect, test } from 'vitest';
import type { Attempt, Gateway } from '#platform/ports/server/gateways.ts';
import { SAMPLE_ACCOUNTS } from '../../../../../simulators/gateway/accounts.ts';
import { useGateway } from '../../../../../simulators/gateway/testing/use-gateway.ts';
import { GATEWAY_KINDS } from '../../rules/gateways.ts';
import { createGateways } from './gateways.ts';

const { sim, url: host, paytm, razorpay, arrive, decide } = await useGateway(SAMPLE_ACCOUNTS);
const options = { allowPrivate: true };
const gateways = createGateways(options);
const hasty = createGateways({ ...options, connectMs: 100, answerMs: 100 });

describe.each(GATEWAY_KINDS)('%s', (kind) => {
  const gateway = gateways[kind];
  const account: Gateway = {
    kind,
    host,
    merchantId: kind === 'razorpay' ? razorpay.keyId : paytm.mid,
    merchantKey: kind === 'razorpay' ? razorpay.keySecret : paytm.key,
    website: 'WEBSTAGING',
    industryType: 'Retail',
    webhookSecret: null,
  };

  /** Begins an attempt whose guest has come to the gateway's page. */
  async function begin(name: string) {
    const gatewayOrderId = `${kind}-${name}`;
    const wanted = { storeId: 'store1', gatewayOrderId, reference: null, amount: 48743, currency: 'INR' };
    const { form, reference } = await gateway.start(account, {
      ...wanted,
      payeeName: 'Tea "&" more',
      callbackUrl: 'http://localhost/payments/callback',
      cancelUrl: 'http://localhost/thankyou/',
    });
    const { page } = await arrive(form.action.slice(host.length), form.param_dict);
    return { attempt: { ...wanted, reference }, page };
  }

  const statusOf = (attempt: Attempt) => gateway.fetchStatus(account, attempt);
  const rowOf = ({ reference, gatewayOrderId }: Attempt) =>
    sim.ledger().payments.find(({ orderId }) => orderId === (reference ?? gatewayOrderId));

  async function paid(name: string) {
    const { attempt, page } = await begin(name);
    await decide(page, 'pay');
    const answer = await statusOf(attempt);
    if (answer.state !== 'paid') throw new Error(`It is ${answer.state}`);
    return { attempt, transactionId: answer.transactionId };
  }

  test('reports a payment in paise, with a signed form', async () => {
    const { attempt, page } = await begin('paid');
    expect((await statusOf(attempt)).state).toBe('unpaid');
    const fields = await decide(page, 'pay');
    expect(gateway.verifyReturn(account, fields)).not.toHaveProperty('fault');
    expect(gateway.nameOf(fields)).toBe(attempt.reference ?? attempt.gatewayOrderId);
    expect(await statusOf(attempt)).toMatchObject({ state: 'paid', amount: 48743, currency: 'INR' });
  });

  test('reports a failed, pending or different payment as such', async () => {
    const outcomes = [
      ['fail', 'once', { state: 'failed' }],
      ['pending', 'once', { state: 'pending' }],
      ['pay', 'wrong-amount', { state: 'paid', amount: 48643 }],
      ['pay', 'forged', { state: 'unpaid' }],
    ] as const;
    for (const [decision, wayBack, answer] of outcomes) {
      const { attempt, page } = await begin(`${decision}-${wayBack}`);
      await decide(page, decision, wayBack);
      expect(await statusOf(attempt)).toMatchObject(answer);
    }
  });

  test('gives no answer while it is down or slow', async () => {
    const { attempt } = await begin('trouble');
    sim.setFaults({ down: true });
    expect((await statusOf(attempt)).state).toBe('unreachable');
    sim.setFaults({ down: false, slowMs: 1_000 });
    expect((await hasty[kind].fetchStatus(account, attempt)).state).toBe('unreachable');
  });

  test('takes its own keys, refuses others, and says so without any payment', async () => {
    expect(await gateway.tryKeys(account)).toBe('accepted');
    expect(await gateway.tryKeys({ ...account, merchantKey: 'another key here' })).toBe('refused');
    sim.setFaults({ down: true });
    expect(await gateway.tryKeys(account)).toBe('unreachable');
  });

  test('refunds once per refund, in parts, and never more than was paid', async () => {
    const { attempt, transactionId } = await paid('refunded');
    const part = { ...attempt, transactionId, refundId: `${kind}-refund-1`, amount: 10043 };
    await Promise.all([gateway.refund(account, part), gateway.refund(account, part)]);
    await gateway.refund(account, part);
    expect((await gateway.fetchRefund(account, part)).state).toBe('done');
    const rest = { ...part, refundId: `${kind}-refund-2`, amount: 38700 };
    const more = { ...rest, refundId: `${kind}-refund-3`, amount: 38701 };
    expect((await gateway.refund(account, more)).state).toBe('refused');
    await gateway.refund(account, rest);
    expect((await gateway.fetchRefund(account, rest)).state).toBe('done');
    expect(rowOf(attempt)).toMatchObject({ paid: 48743, refunded: 48743, refunds: [{}, {}] });
  });

  test('keeps a pending refund until the bank has decided', async () => {
    const { attempt, transactionId } = await paid('hanging');
    sim.setFaults({ refunds: 'pending' });
    const refund = { ...attempt, transactionId, refundId: `${kind}-hanging`, amount: 100 };
    expect((await gateway.refund(account, refund)).state).toBe('pending');
    const [made] = rowOf(attempt)?.refunds ?? [];
    await sim.settleRefund(made?.refundId ?? '', 'failed');
    expect((await gateway.fetchRefund(account, refund)).state).toBe('failed');
    const unknown = { ...refund, refundId: `${kind}-unknown` };
    expect((await gateway.fetchRefund(account, unknown)).state).toBe('unreachable');
  });
});
