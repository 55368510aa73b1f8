import { expect, test } from 'vitest';
import { AppError } from '#platform/errors/rules/errors.ts';
import { askAgain } from './ask-again.ts';

/** Sends into a world in which time passes only while somebody waits, or a call takes it. */
async function ask(answers: (string | Error)[], eachTakesMs = 0) {
  let now = 0;
  let sent = 0;
  const result = await askAgain(
    async () => {
      sent += 1;
      now += eachTakesMs;
      const answer = answers.shift() ?? new AppError('UNAVAILABLE');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    {
      now: () => now,
      wait: async (ms) => {
        now += ms;
      },
      whyOpen: (error) => {
        if (!(error instanceof AppError)) return 'lost';
        return error.code === 'UNAVAILABLE' ? 'cant' : null;
      },
    },
  ).catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));
  return { result, sent, now };
}

const cant = () => new AppError('UNAVAILABLE');
const lost = () => new Error('lost');

test('an order that stands is found before anybody is asked to try again', async () => {
  expect(await ask([cant(), cant(), 'order 7'])).toEqual({ result: 'order 7', sent: 3, now: 4_000 });
  expect(await ask([lost(), 'order 7'])).toMatchObject({ result: 'order 7', sent: 2 });
});

test('a refusal is an answer', async () => {
  expect(await ask([new AppError('STORE_CLOSED')])).toEqual({ result: 'STORE_CLOSED', sent: 1, now: 0 });
});

test('a server that can’t is asked for 18 seconds, one that is not there for 4', async () => {
  expect(await ask([])).toEqual({ result: 'UNAVAILABLE', sent: 5, now: 18_000 });
  expect(await ask([lost(), lost(), lost(), 'too late'])).toMatchObject({ sent: 3, now: 4_000 });
});

test('a server that hangs is not asked for minutes', async () => {
  expect(await ask([], 15_000)).toMatchObject({ sent: 2 });
});
