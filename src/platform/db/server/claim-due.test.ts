import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { printDue } from '#kitchen/printing/tables.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { claimDue } from './claim-due.ts';
import { inTransaction } from './client.ts';
import { sql } from './drizzle.ts';

const thali = await useTestApp();
const LIST = { table: printDue, id: printDue.printerId, store: printDue.storeId };
const WAYS = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'];

test.each(['on', 'off'])(
  'no more is claimed than asked for, however the database joins (%s)',
  async (state) => {
    const now = new Date(thali.clock.now);
    const storeId = randomUUID();
    const rows = Array.from({ length: 20 }, () => ({ printerId: randomUUID(), storeId, dueAt: now }));
    const { db } = thali.services;
    await db.insert(printDue).values(rows);
    const claim = { now, taken: { leasedUntil: now }, most: 3, ofOneStore: 20, without: [] };
    const claimed = await inTransaction(db, async (tx) => {
      for (const way of WAYS) await tx.execute(sql.raw(`set local enable_${way} = ${state}`));
      return claimDue(tx, LIST, claim);
    });
    expect(claimed).toHaveLength(3);
    await db.delete(printDue);
  },
);
