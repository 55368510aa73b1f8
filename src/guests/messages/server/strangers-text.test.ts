import { expect, test } from 'vitest';
import type { FeedbackRow } from '#guests/feedback/tables.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { NO_MESSAGE_SETTINGS } from '../rules/message-settings.ts';
import { OCCASIONS } from '../rules/messages.ts';
import { composeSms } from './codes/compose-sms.ts';
import { writeNotice } from './write-notice.ts';

const WORST = [
  '\n'.repeat(200),
  'x\n'.repeat(200),
  'x'.repeat(4000),
  '\u202Ex\u2028'.repeat(900),
  '👩‍🍳'.repeat(900),
];
const ODD = /[\n\r\u2028\u2029\u0085\u202A-\u202E\u2066-\u2069]/;

test.each(WORST)('text of a stranger stays short in pushes, messages and emails', (text) => {
  const order = {
    id: '1',
    slug: 's',
    orderNo: 7,
    orderType: 'Dine-In',
    tableName: null,
    tableLabel: null,
    address: text,
    amount: 100,
    currency: 'INR',
  } as OrderRow;
  const feedback = { overall: 1, comment: text } as FeedbackRow;
  const store = { name: `Udupi ${text}`, slug: 'udupi', revision: 1 };
  for (const occasion of OCCASIONS) {
    for (const locale of ['en', 'hi']) {
      const { title, body } = writeNotice(locale, { occasion, order, feedback, store });
      expect([...title].length).toBeLessThanOrEqual(80);
      expect([...body].length).toBeLessThanOrEqual(160);
      expect(title + body).not.toMatch(ODD);
    }
  }
  const facts = { code: '1234', store: `Udupi ${text}`, host: 'menu.example' };
  const sms = composeSms(NO_MESSAGE_SETTINGS, { id: '1', phone: '9', purpose: 'code', facts });
  for (const value of sms?.values ?? []) {
    expect(value.length).toBeLessThanOrEqual(30);
    expect(value).not.toMatch(ODD);
  }
  expect(sms).not.toBeNull();
  expect([...nameInEmail(text)].length).toBeLessThanOrEqual(60);
  expect(nameInEmail(text)).not.toMatch(ODD);
});
