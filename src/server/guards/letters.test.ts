import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LIMITS, type LimitName } from '#domain/limits/policy.ts';
import { createLimiter } from '../platform/limits/limiter.ts';
import { createMemoryLimits } from '../platform/limits/memory-store.ts';
import { LETTERS, type LetterKind, sendLetter } from '../platform/mail/send-letter.ts';
import type { Mail } from '../platform/ports/mailer.ts';

/** Every kind of letter with its limits, written a second time on purpose. */
const COUNTED: Record<LetterKind, LimitName[]> = {
  verify: ['verifyLetters', 'verifyLettersOfDay'],
  taken: ['letters'],
  invitation: ['letters'],
  reset: ['resetLetters'],
  resetByDevice: ['resetLettersByDevice'],
  change: ['changeLetters'],
  message: ['messageLetters'],
};

test('the table has every kind of letter, with limits by recipient', () => {
  expect(LETTERS).toEqual(COUNTED);
  for (const name of Object.values(COUNTED).flat()) expect(LIMITS[name].by).toBe('recipient');
});

test.each(Object.entries(COUNTED))(
  'letters of the kind %s are limited, also if the address is written differently',
  async (kind, names) => {
    const mails: Mail[] = [];
    const limiter = createLimiter(createMemoryLimits(), () => 0, 1);
    const services = { limiter, mailer: { send: async (mail: Mail) => void mails.push(mail) } };
    const send = (to: string) =>
      sendLetter(services, kind as LetterKind, to, () => ({ subject: 's', text: 't' }));
    const most = Math.min(...names.map((name) => LIMITS[name].most));
    for (let sent = 0; sent < most; sent++) await send('reader@thali.example');
    for (const to of ['reader@thali.example', ' Reader@Thali.example '])
      await expect(send(to)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await send('other@thali.example');
    expect(mails).toHaveLength(most + 1);
  },
);

/** The files that make or pass on a mailer, and the one that uses it. */
const MAY_NAME_IT = [
  'main.ts',
  'platform/context/services.ts',
  'platform/mail/send-letter.ts',
  'program/create-services.ts',
];

test('letters are sent in one place', async () => {
  const server = new URL('..', import.meta.url).pathname;
  const naming: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: server })) {
    if (/\.test\.ts$|^testing\/|^platform\/(mail\/adapters\/|ports\/mailer\.ts)/.test(file)) continue;
    if (/\bmailer\b(?!\.ts)/.test(await readFile(`${server}${file}`, 'utf8'))) naming.push(file);
  }
  expect(naming.toSorted()).toEqual(MAY_NAME_IT.toSorted());
});
