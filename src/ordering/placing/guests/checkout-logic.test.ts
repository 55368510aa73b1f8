import { describe, expect, it } from 'vitest';
import type { CartEntry } from '#ordering/cart/rules/cart.ts';
import { acceptedEntries, cartLines, savingsOf, shownBill } from '#ordering/cart/rules/priced-cart.ts';
import { NoAnswer } from '#platform/calls/guests-api/call.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { withoutTable } from '#platform/phone/guests/state/visit.ts';
import { aCategory, aGroup, aMenu, anItem, anOption, anOrderType } from '#testing/rules/builders.ts';
import { parsePhone } from '#ui/guests/form/parse-phone.ts';
import { orderBody } from '../rules/order-body.ts';
import { order as orderEn } from '../texts/guests/order/en.ts';
import { order as orderHi } from '../texts/guests/order/hi.ts';
import { changesBetween } from './cart/cart-changes.ts';
import { visitedTable } from './form/place-of.ts';
import { offeredTypes } from './form/type-of.ts';
import { mayHaveArrived, parseRefusal } from './refusal.ts';

const at = { time: { day: '2026-11-20', minute: 12 * 60 }, now: 1_000 };
const entry = (itemId: string, unit: number, more: Partial<CartEntry> = {}): CartEntry => ({
  itemId,
  selections: [],
  quantity: 2,
  label: `Item ${itemId}`,
  image: null,
  unit,
  ...more,
});
const gst = [{ label: 'GST', rate: 500 }];
const menuWith = (...items: ReturnType<typeof anItem>[]) => [aMenu([aCategory(items)])];
const packing = { charges: [{ label: 'Packing', kind: 'percentage' as const, rate: 200 }] };

describe('the cart beside the menu', () => {
  it('prices lines by the present menu, and the bill as it was shown', () => {
    const menus = [aMenu([aCategory([anItem('a', { discount: 500, taxes: gst })], { discount: 1_000 })])];
    const lines = cartLines([entry('a', 213_75)], menus, at);
    expect(lines[0]?.present).toMatchObject({ base: 250_00, unit: 213_75, savings: 36_25, total: 427_50 });
    expect(shownBill(lines, packing)).toMatchObject({ cartValue: 427_50, grandTotal: 457_43 });
    expect(savingsOf(lines)).toBe(72_50);
    expect(changesBetween({ lines, orderType: packing }, { lines, orderType: packing })).toBeNull();
  });

  it('recognises lines that are gone, sold out, hidden or offered with other options', () => {
    const chosen = [{ label: 'Size', contents: ['Large'] }];
    const resized = anItem('c', {
      groups: [aGroup('Size', [anOption('Small', 1_00), anOption('Medium', 2_00)])],
    });
    const menus = menuWith(anItem('b', { state: 'Sold Out' }), resized);
    const entries = [entry('a', 1_00), entry('b', 250_00), entry('c', 3_00, { selections: chosen })];
    const lines = cartLines(entries, menus, at);
    expect(lines.map(({ trouble, state }) => [trouble, state])).toEqual([
      ['gone', null],
      ['gone', 'Sold Out'],
      ['options', null],
    ]);
    expect(acceptedEntries(lines)).toEqual([]);
  });

  it('asks before a dish is made with something else, and before it no longer is', () => {
    const tofu = anOption('Tofu', 0, { swap: { from: 'paneer', to: 'tofu' } });
    const usual = anItem('a');
    const other = anItem('a', {
      groups: [
        ...usual.groups.map((group) => ({ ...group, required: true })),
        aGroup('No paneer', [tofu], { required: true }),
      ],
    });
    const check = (entries: CartEntry[], item: typeof usual) => {
      const lines = cartLines(entries, menuWith(item), at);
      return { lines, changes: changesBetween({ lines, orderType: null }, { lines, orderType: null }) };
    };
    const swapped = check([entry('a', 250_00)], other);
    expect(swapped.lines[0]).toMatchObject({ trouble: 'changed', present: { unit: 250_00 } });
    expect(swapped.changes?.lines).toMatchObject([{ trouble: 'changed', before: 250_00, now: 250_00 }]);
    const agreed = acceptedEntries(swapped.lines);
    expect(agreed).toMatchObject([{ selections: [{}, { label: 'No paneer', contents: ['Tofu'] }] }]);
    expect(check(agreed, other).changes).toBeNull();
    const back = check(agreed, usual);
    expect(back.lines[0]?.trouble).toBe('changed');
    expect(acceptedEntries(back.lines)).toMatchObject([{ selections: [{ label: 'Price' }] }]);
  });

  it('shows a changed price before and after, and takes the new one when it is accepted', () => {
    const lines = cartLines([entry('a', 200_00), entry('b', 250_00)], menuWith(anItem('a'), anItem('b')), at);
    const changes = changesBetween({ lines, orderType: packing }, { lines, orderType: packing });
    expect(changes?.lines).toMatchObject([{ before: 200_00, now: 250_00, trouble: null }]);
    expect(changes?.rows).toEqual([]);
    expect(changes?.total).toEqual({ before: 918_00, now: 1_020_00 });
    expect(acceptedEntries(lines).map(({ unit }) => unit)).toEqual([250_00, 250_00]);
  });

  it('shows changed charges and taxes', () => {
    const before = cartLines([entry('a', 250_00)], menuWith(anItem('a', { taxes: gst })), at);
    const after = cartLines([entry('a', 250_00)], menuWith(anItem('a')), at);
    const dearer = { charges: [{ label: 'Packing', kind: 'absolute' as const, amount: 20_00 }] };
    expect(
      changesBetween({ lines: before, orderType: packing }, { lines: after, orderType: dearer }),
    ).toEqual({
      lines: [],
      rows: [
        { label: 'Packing', before: 10_00, now: 20_00 },
        { label: 'GST', before: 25_00, now: null },
      ],
      total: { before: 535_00, now: 520_00 },
    });
  });
});

describe('the body of an order', () => {
  const lines = cartLines([entry('a', 250_00, { image: '/a.webp' })], menuWith(anItem('a')), at);
  const form = {
    contact: { phone: '', name: '', countryCode: '+91' },
    address: 'ignored',
    remarks: '',
    hasTable: true,
  };
  const order = { currency: 'INR', orderType: 'Dine-In', lines, bill: shownBill(lines, packing), form };

  it('has options by label, amounts as shown, and no user without name and phone', () => {
    const body = orderBody({ ...order, table: { iden: '4', idel: 'Table' }, otp: null });
    expect(body).toEqual({
      currency: 'INR',
      orderType: 'Dine-In',
      address: '',
      remarks: '',
      amount: 510,
      items: [
        {
          itemID: 'a',
          itemLabel: 'Item a',
          price: '250.00',
          value: '250.00',
          savings: '0.00',
          quantity: 2,
          images: ['/a.webp'],
          configs: [{ label: 'Price', contents: ['Regular'] }],
        },
      ],
      charges: [{ label: 'Packing', value: 10 }],
      table: { iden: '4', idel: 'Table' },
    });
  });

  it('leaves out empty fields of the user', () => {
    const named = { ...form, contact: { phone: '', name: 'Asha', countryCode: '+91' } };
    expect(orderBody({ ...order, form: named, table: null, otp: null }).user).toEqual({ name: 'Asha' });
  });
});

it('parses a number with its country code, a zero or spaces', () => {
  for (const text of ['9876543210', '98765 43210', '+91 98765-43210', '919876543210', '09876543210']) {
    expect(parsePhone(text, '+91')).toBe('9876543210');
  }
  expect(parsePhone('9198765', '+91')).toBe('9198765');
});

it('offers every order type when the link’s table is unknown, and names no table', () => {
  const type = (label: string) => anOrderType({ id: label, label });
  const types = [type('Dine-In'), type('Pickup')];
  const visit = { slug: 's', conf: 'Dine-In', iden: 'R3', idel: 'Table', men: null };
  expect(offeredTypes(types, visit).map(({ label }) => label)).toEqual(['Dine-In']);
  const unknown = withoutTable(visit);
  expect(offeredTypes(types, unknown).map(({ label }) => label)).toEqual(['Dine-In', 'Pickup']);
  expect(visitedTable(unknown, type('Dine-In'))).toBeNull();
});

it('shows a refused table at the field of the place', () => {
  const said = 'This table was not found. Please scan its code again.';
  const refused = parseRefusal(
    new AppError('VALIDATION', { fields: { table: said } }),
    orderEn,
    'en',
    'Asia/Kolkata',
  );
  expect(refused).toMatchObject({ faults: { address: said }, isTableUnknown: true, trouble: '' });
});

it('has texts for every rule in every language', () => {
  const tooMany = fieldFault({
    items: { rule: 'tooManyOptions', most: 200 },
    name: { rule: 'nameRequired' },
  });
  expect(parseRefusal(tooMany, orderHi, 'hi', 'Asia/Kolkata')).toMatchObject({
    faults: { name: 'कृपया अपना नाम डालें।' },
    trouble: 'ज़्यादा से ज़्यादा 200 विकल्प',
  });
  const newer = { fields: { remarks: 'Is too loud' }, faults: { remarks: { rule: 'tooLoud' } } };
  const refused = parseRefusal(new AppError('VALIDATION', newer), orderHi, 'hi', 'Asia/Kolkata');
  expect(refused.faults).toEqual({ remarks: 'Is too loud' });
});

it('says when an order may have arrived', () => {
  const unsure = [new NoAnswer(), new AppError('UNAVAILABLE'), new AppError('INTERNAL')];
  expect(unsure.map(mayHaveArrived)).toEqual([true, true, true]);
  expect(parseRefusal(new AppError('INTERNAL'), orderEn, 'en', 'Asia/Kolkata').isUnsure).toBe(true);
  expect(mayHaveArrived(new AppError('STORE_CLOSED'))).toBe(false);
});

it.each([
  ['Asia/Kolkata', '1:30 pm'],
  ['Europe/London', '8:00 am'],
])('says by the clock of the restaurant in %s when it opens again', (timeZone, time) => {
  const closed = new AppError('STORE_CLOSED', { until: '2020-01-15T08:00:00Z' });
  expect(parseRefusal(closed, orderEn, 'en', timeZone).trouble).toContain(`It opens again at ${time}.`);
});

describe('a refused code', () => {
  const refusal = (code: ErrorCode, details?: Record<string, unknown>) =>
    parseRefusal(new AppError(code, details), orderEn, 'en', 'Asia/Kolkata');

  it.each(['OTP_INCORRECT', 'OTP_EXPIRED'] as const)('%s sets the time until the next code', (code) => {
    const fault = new AppError(code).message;
    expect(refusal(code, { retryAfter: 597.2 })).toMatchObject({ faults: { code: fault }, otpWait: 598 });
    expect(refusal(code)).toMatchObject({ faults: { code: fault }, otpWait: 0 });
  });

  it('sets the wait when a code was requested too soon, and not for other limits', () => {
    const details = { retryAfter: 570 };
    const soon = refusal('OTP_TOO_SOON', details);
    expect(soon.otpWait).toBe(570);
    expect(soon.trouble).toContain('Please try again in 10 minutes.');
    const many = refusal('TOO_MANY_REQUESTS', details);
    expect(many.otpWait).toBe(0);
    expect(many.trouble).toContain('Please try again in 10 minutes.');
  });
});
