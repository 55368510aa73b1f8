import { expect, test } from 'vitest';
import { storePatch } from '#restaurant/stores/wire/store.ts';
import { en } from '#texts/office/en.ts';
import { checkPayee, toPayee } from './payee.ts';

const words = en.settings.upi;
const right = { vpa: ' tea @upi ', name: ' Tea House ' };

test.each([
  [{ vpa: 'tea' }, ['vpa']],
  [{ name: '' }, ['name']],
  [{ vpa: 'tea@upi?am=1', name: 'T'.repeat(61) }, ['vpa', 'name']],
])('%j is refused, here and by the server', (edits, fields) => {
  const draft = { ...right, ...edits };
  expect(Object.keys(checkPayee(draft, words))).toEqual(fields);
  expect(storePatch.safeParse({ upi: toPayee(draft) }).success).toBe(false);
});

test('spaces are trimmed, and an empty UPI ID switches UPI off', () => {
  expect(checkPayee(right, words)).toEqual({});
  expect(toPayee(right)).toEqual({ vpa: 'tea@upi', name: 'Tea House' });
  expect(checkPayee({ vpa: ' ', name: 'Tea House' }, words)).toEqual({});
  expect(toPayee({ vpa: ' ', name: 'Tea House' })).toBeNull();
  for (const upi of [null, toPayee(right)]) expect(storePatch.safeParse({ upi }).success).toBe(true);
});
