import { expect, test } from 'vitest';
import { atMostEach } from './at-most.ts';

test('each key has its own running and waiting places', async () => {
  const gates = atMostEach(1, 2);
  const gate = Promise.withResolvers<void>();
  const work = (key: string) => gates(key)(() => gate.promise.then(() => key));
  const here = [work('a'), work('a'), work('a')];
  await expect(work('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const there = work('b');
  gate.resolve();
  expect(await Promise.all([...here, there])).toEqual(['a', 'a', 'a', 'b']);
  expect(await work('a')).toBe('a');
});
