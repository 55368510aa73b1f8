import { expect, test, vi } from 'vitest';
import { oneReading } from './one-reading.ts';

const noPause = async () => {};

test('what is told while something is being read is read again', async () => {
  const answers: (() => void)[] = [];
  const read = vi.fn(() => new Promise<boolean>((resolve) => answers.push(() => resolve(false))));
  const reading = oneReading();
  const first = reading.ask(read, noPause);
  void reading.ask(read, noPause);
  answers[0]?.();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  answers[1]?.();
  await first;
  expect(read).toHaveBeenCalledTimes(2);
});

test('it is read on until there is no more, and again after a failure', async () => {
  const answers = [async () => true, () => Promise.reject(new Error('no line')), async () => false];
  const read = vi.fn(() => (answers.shift() ?? (async () => false))());
  const pauses: boolean[] = [];
  await oneReading().ask(read, async (failure) => void pauses.push(failure !== undefined));
  expect(pauses).toEqual([false, true, false]);
});

test('nothing is read any more once it is over', async () => {
  const reading = oneReading();
  const read = vi.fn(async () => {
    reading.end();
    return true;
  });
  await reading.ask(read, noPause);
  expect(read).toHaveBeenCalledTimes(1);
});
