import { afterEach, expect, test } from 'vitest';
import { type Ctx, createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { type DueWork, runDue } from './run-due.ts';

const errors: unknown[] = [];
const thali = await useTestApp({ onError: (error) => void errors.push(error) });
const ctx: Ctx = createContext(thali.services, { kind: 'system' });
afterEach(() => expect(errors.splice(0)).toEqual([]));

interface Entry {
  storeId: string;
  id: string;
}
const entry = (storeId: string, id = storeId): Entry => ({ storeId, id });

/** A list in memory that gives out one entry of each store at a time. */
function listOf(entries: Entry[]) {
  const list = { rest: [...entries], claims: 0, ended: [] as string[] };
  const due: DueWork<Entry> = {
    kind: 'prints',
    atOnce: 8,
    pollMs: MINUTE,
    async claim(_, most, without) {
      list.claims += 1;
      const taken = list.rest
        .filter(({ storeId }, at, all) => at === all.findIndex((other) => other.storeId === storeId))
        .filter(({ storeId }) => !without.includes(storeId))
        .slice(0, most);
      list.rest = list.rest.filter((one) => !taken.includes(one));
      return taken;
    },
    async work(_, { id }) {
      await Promise.resolve();
      list.ended.push(id);
      return true;
    },
  };
  return Object.assign(list, { due });
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('runs all due work until none is left', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2'), entry('a', 'a3'), entry('b')]);
  await runDue(ctx, list.due);
  expect(list.ended.toSorted()).toEqual(['a1', 'a2', 'a3', 'b']);
});

test('takes work that became free during the claim', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2'), entry('b')]);
  const { claim, work } = list.due;
  const slow = gate();
  list.due.work = async (at, one) => {
    if (one.id === 'a1') await slow.opened;
    return work(at, one);
  };
  list.due.claim = async (...asked) => {
    const taken = await claim(...asked);
    // The claim has chosen its entries. Before it answers, the work that kept others back ends.
    if (list.claims === 2) {
      slow.open();
      await expect.poll(() => list.ended).toContain('a1');
    }
    return taken;
  };
  await runDue(ctx, list.due);
  expect(list.ended).toEqual(['b', 'a1', 'a2']);
});

test('claims no more than has room, and nothing of stores that are being worked on', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2'), entry('b'), entry('c'), entry('d')]);
  const begun: string[] = [];
  const slow = gate();
  let most = 0;
  list.due.atOnce = 2;
  list.due.work = async (_, { id }) => {
    begun.push(id);
    most = Math.max(most, begun.length - list.ended.length);
    if (id === 'd') slow.open();
    await (id === 'a1' ? slow.opened : Promise.resolve());
    list.ended.push(id);
    return true;
  };
  await runDue(ctx, list.due);
  expect([most, begun]).toEqual([2, ['a1', 'b', 'c', 'd', 'a2']]);
});

test('a slow answer does not delay work that becomes due meanwhile', async () => {
  const list = listOf([entry('a')]);
  const slow = gate();
  list.due.pollMs = 1;
  list.due.work = async (_, { id }) => {
    if (id === 'a') await slow.opened;
    else slow.open();
    list.ended.push(id);
    return true;
  };
  const working = runDue(ctx, list.due);
  list.rest.push(entry('b'));
  await working;
  expect(list.ended).toEqual(['b', 'a']);
});

test('the rest of a silent store waits for the next run', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2'), entry('b')]);
  list.due.work = async (_, { storeId }) => storeId !== 'a';
  await runDue(ctx, list.due);
  expect(list.rest).toEqual([entry('a', 'a2')]);
});

test('a failure is reported and stops no other work', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2'), entry('b')]);
  const { work } = list.due;
  list.due.work = async (at, one) => {
    if (one.storeId === 'a') throw new Error(`No ${one.id}`);
    return work(at, one);
  };
  await runDue(ctx, list.due);
  expect(errors.splice(0).map(String)).toEqual(['Error: No a1']);
  expect([list.ended, list.rest]).toEqual([['b'], [entry('a', 'a2')]]);
});

test('the signal ends the run after work in hand, and nothing new starts', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2')]);
  const stop = new AbortController();
  const { work } = list.due;
  list.due.work = (at, one) => {
    stop.abort();
    return work(at, one);
  };
  await runDue(ctx, list.due, stop.signal);
  expect([list.ended, list.rest]).toEqual([['a1'], [entry('a', 'a2')]]);
});

test('a failed claim still waits for work in hand', async () => {
  const list = listOf([entry('a'), entry('b')]);
  const { claim, work } = list.due;
  const slow = gate();
  list.due.work = async (at, one) => {
    if (one.id === 'a') await slow.opened;
    return work(at, one);
  };
  list.due.claim = async (...asked) => {
    if (list.claims === 0) return claim(...asked);
    setImmediate(slow.open);
    throw new Error('The database is gone');
  };
  await expect(runDue(ctx, list.due)).rejects.toThrow('The database is gone');
  expect(list.ended).toEqual(['b', 'a']);
});

test('each piece of work sees its own time', async () => {
  const list = listOf([entry('a', 'a1'), entry('a', 'a2')]);
  const times: number[] = [];
  list.due.work = async ({ now }) => {
    times.push(now);
    thali.clock.advance(1_000);
    return true;
  };
  await runDue(ctx, list.due);
  expect(times).toEqual([ctx.now, ctx.now + 1_000]);
});
