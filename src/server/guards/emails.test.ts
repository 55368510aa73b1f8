import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LIMITS, type LimitName } from '#domain/limits/policy.ts';
import { OWN_BRAND } from '#domain/site/brand.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { createMemoryLimits } from '../platform/limits/memory-store.ts';
import { EMAILS, type EmailKind, sendEmailOnce } from '../platform/mail/send-email.ts';
import type { AddressedEmail } from '../platform/ports/mailer.ts';

/** Every kind of email with its limits, written a second time on purpose. */
const COUNTED: Record<EmailKind, LimitName[]> = {
  verify: ['verifyEmails', 'verifyEmailsOfDay'],
  taken: ['emails'],
  invitation: ['emails'],
  reset: ['resetEmails'],
  resetByDevice: ['resetEmailsByDevice'],
  change: ['changeEmails'],
  message: ['messageEmails'],
  plan: ['storeEmails'],
  handOver: ['storeEmails'],
  closing: ['storeEmails'],
  health: ['healthEmails'],
  domain: ['storeEmails'],
  payment: ['storeEmails'],
  operatorNews: ['operatorEmails'],
  webhook: ['storeEmails'],
  reservation: ['reservationEmails'],
  purchase: ['supplierEmails'],
  reservationByStaff: ['reservationEmailsOfStaff'],
};

test('the table has every kind of email, with limits by recipient', () => {
  expect(EMAILS).toEqual(COUNTED);
  for (const name of Object.values(COUNTED).flat()) expect(LIMITS[name].by).toBe('recipient');
});

test.each(Object.entries(COUNTED))(
  'emails of the kind %s are limited, also if the address is written differently',
  async (kind, names) => {
    const emails: AddressedEmail[] = [];
    const limiter = createLimiter(createMemoryLimits(), () => 0, 1);
    const mailer = { send: async (email: AddressedEmail) => void emails.push(email) };
    const from = { services: { limiter, mailer }, site: { brand: OWN_BRAND } };
    const send = (to: string) =>
      sendEmailOnce(from, kind as EmailKind, to, () => ({ subject: 's', text: 't' }));
    const most = Math.min(...names.map((name) => LIMITS[name].most));
    for (let sent = 0; sent < most; sent++) await send('reader@thali.example');
    for (const to of ['reader@thali.example', ' Reader@Thali.example '])
      await expect(send(to)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await send('other@thali.example');
    expect(emails).toHaveLength(most + 1);
  },
);

/** The files that make or pass on a mailer, and the one that uses it. */
const MAY_NAME_IT = [
  'main.ts',
  'platform/context/services.ts',
  'platform/mail/outbox.ts',
  'platform/mail/send-email.ts',
  'program/create-services.ts',
];

test('emails are sent in one place', async () => {
  const server = new URL('..', import.meta.url).pathname;
  const naming: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: server })) {
    if (/\.test\.ts$|^testing\/|^platform\/(mail\/adapters\/|ports\/mailer\.ts)/.test(file)) continue;
    if (/\bmailer\b(?!\.ts)/.test(await readFile(`${server}${file}`, 'utf8'))) naming.push(file);
  }
  expect(naming.toSorted()).toEqual(MAY_NAME_IT.toSorted());
});
