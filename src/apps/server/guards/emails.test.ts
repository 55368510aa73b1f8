import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LIMITS, type LimitName } from '#platform/limits/rules/policy.ts';
import { createLimiter } from '#platform/limits/server/limiter.ts';
import { createMemoryLimits } from '#platform/limits/server/memory-store.ts';
import { EMAILS, type EmailKind, sendEmailOnce } from '#platform/mail/server/send-email.ts';
import type { AddressedEmail } from '#platform/ports/server/mailer.ts';
import { OWN_BRAND } from '#restaurant/brand/rules/brand.ts';
import { serverFiles } from '#testing/server/server-files.ts';

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
  'apps/server/main.ts',
  'platform/context/server/services.ts',
  'platform/mail/server/outbox.ts',
  'platform/mail/server/send-email.ts',
  'apps/server/program/create-services.ts',
];

test('emails are sent in one place', async () => {
  const naming: string[] = [];
  for (const file of serverFiles()) {
    if (/^src\/testing\/|^src\/platform\/(mail\/server\/adapters\/|ports\/server\/mailer\.ts)/.test(file))
      continue;
    if (/\bmailer\b(?!\.ts)/.test(await readFile(file, 'utf8'))) naming.push(file);
  }
  expect(naming).toEqual(MAY_NAME_IT.map((file) => `src/${file}`).toSorted());
});
