import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverFiles } from '#testing/server/server-files.ts';

const BEGINS = /(?:with(?:Transaction|OneStatement|Book)|changeStore(?=\((?!tx\b)))\(/;
const REASON = '// Before the lock: ';

/**
 * The functions of a file that wait for something, other than a limit, before their transaction. What they read there
 * may be outdated when they write, so a comment gives the reason why that does no harm. A read that decides belongs
 * into the transaction. A reason that is no longer needed is found too.
 */
function unexplained(name: string, text: string): string[] {
  return text.split(/^(?=(?:export )?(?:async )?function )/m).flatMap((part) => {
    const [, called] = /function (\w+)/.exec(part) ?? [];
    const before = part.slice(0, Math.max(0, part.search(BEGINS)));
    const waits = /\bawait (?!\w+(?:\.\w+)*\.(?:take|tryTake)\()\S/.test(before);
    return waits === before.includes(REASON) ? [] : [`${name} ${called}`];
  });
}

test('every function that reads before its transaction has a reason why that is safe', async () => {
  const files = serverFiles().filter((name) => !name.includes('testing/'));
  const found: string[] = [];
  for (const name of files) found.push(...unexplained(name, await readFile(name, 'utf8')));
  expect(found).toEqual([]);
});

test('a function that reads first is found, and so is a reason that is not needed', () => {
  const text = `export async function remove(ctx: Ctx) {
    await ctx.services.limiter.take('calls', ctx.actor.id);
    const found = await find(ctx.db);
    await withTransaction(ctx, (tx) => write(tx, found));
  }
  export async function change(ctx: Ctx) {
    await ctx.services.limiter.take('calls', ctx.actor.id);
    await withTransaction(ctx, async (tx) => write(tx, await find(tx.db)));
  }
  export async function add(ctx: Ctx) {
    const found = await find(ctx.db);
    ${REASON}it never changes.
    await withTransaction(ctx, (tx) => write(tx, found));
  }
  export async function list(ctx: Ctx) {
    ${REASON}it never changes.
    await withTransaction(ctx, (tx) => find(tx.db));
  }`.replaceAll(/^ {2}/gm, '');
  expect(unexplained('x.ts', text)).toEqual(['x.ts remove', 'x.ts list']);
});
