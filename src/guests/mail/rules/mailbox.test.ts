import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { judgesOf, providerOf, readAgainAfter, retryAfter } from './mailbox.ts';

test('a mailbox is read each minute while somebody looks, and else every five', () => {
  expect(readAgainAfter(0, -9 * MINUTE)).toBe(MINUTE);
  expect(readAgainAfter(0, -10 * MINUTE)).toBe(5 * MINUTE);
});

test('one that fails is tried ever more seldom', () => {
  expect([0, 1, 2, 3, 4, 5, 99].map((failures) => retryAfter(failures) / MINUTE)).toEqual([
    1, 2, 5, 15, 30, 30, 30,
  ]);
});

test('the address names the servers of a well-known provider', () => {
  expect(providerOf('Asha@GMail.com')).toMatchObject({ name: 'Gmail', servers: { imap: { port: 993 } } });
  expect(providerOf('asha@chai.example')).toBeNull();
});

test('whose findings are believed follows from the server', () => {
  expect(judgesOf('imap.gmail.com')).toBe('mx.google.com');
  expect(judgesOf('outlook.office365.com')).toBe('');
  expect(judgesOf('mail.chai.example')).toBe('chai.example');
});
