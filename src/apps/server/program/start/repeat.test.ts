import { expect, test } from 'vitest';
import { untilDone } from './repeat.ts';

const BUSY = new Error('timeout exceeded when trying to connect');

test('work that fails is reported and tried again until it is done', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = untilDone(
    1,
    async () => {
      tries += 1;
      if (tries < 3) throw BUSY;
      resolve();
    },
    (error) => told.push(error),
  );
  await promise;
  await stop();
  expect([tries, told]).toEqual([3, [BUSY, BUSY]]);
});

test('work that is stopped is not tried again, and its end is no failure', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const stop = untilDone(
    1,
    (signal) => {
      tries += 1;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(BUSY)));
    },
    (error) => told.push(error),
  );
  await stop();
  expect([tries, told]).toEqual([1, []]);
});
