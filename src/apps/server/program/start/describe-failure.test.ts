import { expect, test } from 'vitest';
import { EnvError } from '../env-values.ts';
import { describeFailure } from './describe-failure.ts';

const FULL =
  'The disk is full. Make room on the disk of the database and of ./data (the first start needs 1 GB), then start again.';
const told = { foreseen: [EnvError], dataDir: './data' };
const withCode = (code: string) => Object.assign(new Error('No space left on device'), { code });

test.each([
  ['a file', withCode('ENOSPC')],
  ['a table', withCode('53100')],
  ['a statement', new Error('Failed query', { cause: withCode('53100') })],
])('says that the disk is full for %s', (_, error) => {
  expect(describeFailure(error, told)).toBe(FULL);
});

test('shows the sentence of what a person can change, and other errors whole', () => {
  expect(describeFailure(new EnvError('PORT must be a number.'), told)).toBe('PORT must be a number.');
  const unknown = new TypeError('x is not a function');
  expect(describeFailure(unknown, told)).toBe(unknown);
});
