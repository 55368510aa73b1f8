import { expect, test } from 'vitest';
import { describeError } from './log-error.ts';

const withMore = (message: string, more: object) => Object.assign(new Error(message), more);

test('a failed query is logged with its cause and without parameters', () => {
  const cause = withMore('relation "orders" does not exist', { code: '42P01', detail: 'Ravi' });
  const more = { query: 'insert into orders values ($1)', params: ['9845071236'], cause };
  const described = describeError(withMore('Failed query: …\nparams: 9845071236', more));
  expect(described).toMatchObject({
    message: 'Failed query: insert into orders values ($1)',
    cause: { code: '42P01', message: 'relation "orders" does not exist' },
  });
  expect(described.stack).toContain('log-error.test.ts');
  expect(JSON.stringify(described)).not.toMatch(/9845071236|Ravi/);
});

test.each([
  ['SMS to +919845071236: your code is 4821', 'SMS to +…: your code is …'],
  ['no session mF3k9_Qx-77abcdefgHIJKLmnop0', 'no session …'],
  [
    'duplicate key in idempotency_keys_by_store_and_age',
    'duplicate key in idempotency_keys_by_store_and_age',
  ],
])('"%s" is logged as "%s"', (message, logged) => {
  expect(describeError(new Error(message)).message).toBe(logged);
});

test('a message that quotes a value is not logged', () => {
  const error = withMore('invalid input syntax for type uuid: "a password"', { code: '22P02' });
  expect(describeError(error)).toMatchObject({ code: '22P02', message: '' });
});

test('handles a thrown value that is no error, and an error that is its own cause', () => {
  expect(describeError('a password')).toEqual({ type: 'string', message: '', stack: '' });
  const endless = new Error('round and round');
  endless.cause = endless;
  expect(JSON.stringify(describeError(endless)).match(/round and round/g)?.length).toBeLessThan(10);
});
