import { expect, test } from 'vitest';
import { fairGate } from './fair-gate.ts';

/** Work that ends on demand and notes that it has begun. */
function workshop(bounds: Parameters<typeof fairGate>[0]) {
  const gate = fairGate(bounds);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (key: string, name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    return gate(key)(async () => {
      begun.push(name);
      await promise;
      return name;
    });
  };
  return { begun, work, endAll: () => ends.map((end) => end()) };
}

test('one of each key runs before the second of any key', async () => {
  const { begun, work, endAll } = workshop({ atOnce: 1, mostWaiting: 10 });
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => work(name[0] ?? '', name));
  endAll();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a key that fills the queue is refused, and no other key', async () => {
  const { work, endAll } = workshop({ atOnce: 1, mostWaiting: 4 });
  const flood = Array.from({ length: 8 }, (_, at) => work('flood', `flood ${at}`));
  const honest = ['x', 'y'].map((key) => work(key, key));
  endAll();
  expect(await Promise.all(honest)).toEqual(['x', 'y']);
  const outcomes = await Promise.allSettled(flood);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});

test('when every key has one waiting, the newcomer is refused', async () => {
  const { begun, work, endAll } = workshop({ atOnce: 1, mostWaiting: 3 });
  const all = ['busy', 'a', 'b', 'c'].map((key) => work(key, key));
  await expect(work('late', 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  endAll();
  await Promise.all(all);
  expect(begun).toEqual(['busy', 'a', 'b', 'c']);
});

test('failed work hands its place on', async () => {
  const gate = fairGate({ atOnce: 1, mostWaiting: 10 });
  const failing = gate('a')(() => Promise.reject(new Error('no')));
  const next = gate('b')(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await gate('a')(async () => 'again')).toBe('again');
});
