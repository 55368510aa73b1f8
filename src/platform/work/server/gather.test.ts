import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** Reads that end on demand. */
function reader() {
  const reads: { keys: string[]; end: PromiseWithResolvers<Map<string, string>> }[] = [];
  const get = gather<string>((keys) => {
    const end = Promise.withResolvers<Map<string, string>>();
    reads.push({ keys, end });
    return end.promise;
  });
  return { reads, get };
}

test('what is asked for during a read is read together after it, each key once', async () => {
  const { reads, get } = reader();
  const first = get('a');
  await setImmediate();
  const later = [get('b'), get('c'), get('b')];
  reads[0]?.end.resolve(new Map([['a', 'A']]));
  expect(await first).toBe('A');
  await setImmediate();
  reads[1]?.end.resolve(new Map([['b', 'B']]));
  expect(await Promise.all(later)).toEqual(['B', null, 'B']);
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']]);
});

test('a read that fails fails those who wait for it, and nobody after them', async () => {
  const { reads, get } = reader();
  const failing = get('a');
  await setImmediate();
  reads[0]?.end.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = get('a');
  await setImmediate();
  reads[1]?.end.resolve(new Map([['a', 'A']]));
  expect(await again).toBe('A');
});

test('with a time, what is asked for within it is read together', async () => {
  const reads: string[][] = [];
  const readAll = async (keys: string[]) => {
    reads.push(keys);
    return new Map(keys.map((key) => [key, key.toUpperCase()]));
  };
  const get = gather(readAll, { ms: 1 });
  const first = get('a');
  await setImmediate();
  expect(await Promise.all([first, get('b')])).toEqual(['A', 'B']);
  expect(reads).toEqual([['a', 'b']]);
});
