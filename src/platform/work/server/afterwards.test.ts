import { expect, test } from 'vitest';
import { createAfterwards } from './afterwards.ts';

test('a failure is reported and stops nothing else', async () => {
  const errors: unknown[] = [];
  const afterwards = createAfterwards((error) => errors.push(error));
  const done: string[] = [];
  afterwards.add(() => Promise.reject(new Error('The mail server is away')));
  afterwards.add(async () => void done.push('second'));
  await afterwards.settled();
  expect(errors).toEqual([new Error('The mail server is away')]);
  expect(done).toEqual(['second']);
});

test('the end waits for started work', async () => {
  const afterwards = createAfterwards(() => {});
  const gate = Promise.withResolvers<void>();
  let isDone = false;
  afterwards.add(async () => {
    await gate.promise;
    isDone = true;
  });
  const settled = afterwards.settled();
  gate.resolve();
  await settled;
  expect(isDone).toBe(true);
});
