import fc from 'fast-check';
import paytmChecksum from 'paytmchecksum';
import razorpay from 'razorpay/dist/utils/razorpay-utils.js';
import { expect, test } from 'vitest';
import * as paytmSim from '../../../../../simulators/gateway/paytm/signature.ts';
import * as razorpaySim from '../../../../../simulators/gateway/razorpay/signature.ts';
import { isSigned, signText, textOf } from './paytm-checksum.ts';
import { isSignedByRazorpay, signRazorpay } from './razorpay-signature.ts';

const key = fc.string({ unit: 'grapheme-ascii', minLength: 16, maxLength: 16 });
const text = fc.string({ maxLength: 60 });
const name = fc.stringMatching(/^[A-Z_#]{1,20}$/);
const fields = fc.dictionary(name, text, { minKeys: 1, maxKeys: 12, noNullPrototype: true });

test('Paytm’s own library accepts our checksums of any fields, and we accept its', async () => {
  await fc.assert(
    fc.asyncProperty(fields, key, async (params, secret) => {
      const ours = signText(textOf(params), secret);
      expect(paytmChecksum.verifySignature({ ...params }, secret, ours)).toBe(true);
      const theirs = await paytmChecksum.generateSignature({ ...params }, secret);
      expect(isSigned(textOf(params), secret, theirs)).toBe(true);
    }),
  );
});

test('Paytm’s own library accepts our checksums of any JSON, and we accept its', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), key, async (body, secret) => {
      const theirs = await paytmChecksum.generateSignature(body, secret);
      expect(isSigned(body, secret, theirs)).toBe(true);
      expect(paytmChecksum.verifySignature(body, secret, signText(body, secret))).toBe(true);
    }),
  );
});

test('neither side accepts a checksum of another key or of other fields', async () => {
  await fc.assert(
    fc.asyncProperty(fields, fields, key, key, async (params, others, secret, another) => {
      fc.pre(secret !== another && textOf(params) !== textOf(others));
      const theirs = await paytmChecksum.generateSignature({ ...params }, secret);
      expect(isSigned(textOf(params), another, theirs)).toBe(false);
      expect(isSigned(textOf(others), secret, theirs)).toBe(false);
    }),
  );
});

test('Paytm’s own library accepts checksums of the simulator, which accepts its and refuses others', async () => {
  await fc.assert(
    fc.asyncProperty(fields, fc.json(), key, key, async (params, body, secret, another) => {
      fc.pre(secret !== another);
      const { CHECKSUMHASH = '' } = paytmSim.sign(params, secret);
      expect(paytmChecksum.verifySignature({ ...params }, secret, CHECKSUMHASH)).toBe(true);
      expect(paytmChecksum.verifySignature(body, secret, paytmSim.signText(body, secret))).toBe(true);
      for (const signed of [params, body]) {
        const theirs = await paytmChecksum.generateSignature(signed, secret);
        expect(paytmSim.isSigned(signed, secret, theirs)).toBe(true);
        expect(paytmSim.isSigned(signed, another, theirs)).toBe(false);
      }
    }),
  );
});

const id = fc.stringMatching(/^\w{1,30}$/);

test('Razorpay’s own library accepts our signature of a payment', () => {
  fc.assert(
    fc.property(id, id, key, (order_id, payment_id, secret) => {
      const signature = signRazorpay(`${order_id}|${payment_id}`, secret);
      expect(razorpay.validatePaymentVerification({ order_id, payment_id }, signature, secret)).toBe(true);
    }),
  );
});

test('Razorpay’s own library accepts signatures of the simulator', () => {
  fc.assert(
    fc.property(id, id, fc.json(), key, (order_id, payment_id, body, secret) => {
      const signature = razorpaySim.signReturn(order_id, payment_id, secret);
      expect(razorpay.validatePaymentVerification({ order_id, payment_id }, signature, secret)).toBe(true);
      const signed = razorpaySim.signWebhook(body, secret);
      expect(razorpay.validateWebhookSignature(body, signed, secret)).toBe(true);
    }),
  );
});

test('both sides accept the same signatures of notices and refuse the same', () => {
  fc.assert(
    fc.property(fc.json(), key, key, fc.string(), (body, secret, another, junk) => {
      const signature = signRazorpay(Buffer.from(body), secret);
      for (const [sent, with_] of [
        [signature, secret],
        [signature, another],
        [signature.toUpperCase(), secret],
        [signature.slice(1), secret],
        [junk || 'x', secret],
      ] as const)
        expect(isSignedByRazorpay(Buffer.from(body), with_, sent)).toBe(
          razorpay.validateWebhookSignature(body, sent, with_),
        );
    }),
  );
});
