import { expect, test } from 'vitest';
import { after as afterEn } from '../../texts/guests/after/en.ts';
import { order as orderView } from '../testing/order-view.ts';
import { paymentOutcome } from './outcome.ts';

const texts = afterEn.outcome;
const told = (payment: object, more: object = {}, isBackEarly = false) => {
  const order = orderView({ payment: { method: 'Paytm', state: 'unpaid', ...payment }, ...more });
  return paymentOutcome(order, isBackEarly, afterEn);
};

test('the outcome is unknown without an order', () => {
  expect(paymentOutcome(null, true, afterEn)).toEqual({
    title: texts.unknown,
    text: texts.unknownText,
    way: null,
    isGood: false,
  });
});

test.each<[string, object, object, boolean, string, string | null]>([
  ['the bank is waited for', { state: 'awaiting' }, {}, false, texts.thanks, 'pay'],
  ['somebody came back before paying', { state: 'awaiting' }, {}, true, texts.waits, 'pay'],
  ['it is paid, whatever the address says', { state: 'paid', paid: 1265.25 }, {}, true, texts.thanks, null],
  ['it failed', { state: 'failed' }, { state: 5 }, true, texts.cancelled, 'order again'],
  [
    'it failed, whatever the address says',
    { state: 'failed' },
    { state: 5 },
    false,
    texts.cancelled,
    'order again',
  ],
  ['it ran out of time', { state: 'expired' }, { state: 5 }, true, texts.expired, 'order again'],
  ['money came too late', { state: 'refund_due', paid: 50, owed: 50 }, { state: 5 }, true, texts.back, null],
  ['it was paid and cancelled', { state: 'paid', paid: 50, owed: 50 }, { state: 5 }, true, texts.ended, null],
  ['nothing was to be paid online', { state: 'unpaid' }, {}, false, texts.waits, null],
])('where %s', (_, payment, more, isBackEarly, title, way) => {
  expect(told(payment, more, isBackEarly)).toMatchObject({ title, way });
});

test('a part payment shows what is paid and what is due', () => {
  const money = { due: 500, claim: null, upi: null };
  expect(told({ state: 'unpaid', paid: 765.25 }, { money }).text).toBe(
    '₹765.25 received, ₹500 still to pay.',
  );
});

test('no failure is shown unless the gateway has reported one', () => {
  for (const payment of [{ state: 'awaiting' }, { state: 'refund_due' }, { state: 'paid', paid: 1 }])
    for (const isBackEarly of [true, false])
      expect(Object.values(told(payment, {}, isBackEarly)).join()).not.toMatch(/declined|charged/);
});

test('an order to be paid later is prepared all the same', () => {
  expect(told({ state: 'awaiting' }, {}, true).text).toBe(texts.waitsText);
  expect(told({ state: 'unpaid' }).text).toBe(texts.laterText);
});
