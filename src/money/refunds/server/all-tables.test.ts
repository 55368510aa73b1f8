import * as fc from 'fast-check';
import { test } from 'vitest';
import { beginningOf, expectTillTies } from '#money/till/server/testing/expect-till-ties.ts';
import { runs } from '#testing/server/runs.ts';
import {
  expectRightTables,
  expectSameTableLedger,
  payEverybodyAtTables,
} from './testing/expect-right-tables.ts';
import { hearEverything } from './testing/hear-everything.ts';
import { momentsOf } from './testing/moment.ts';
import { tableBeginnings, tableDeeds } from './testing/table-deeds.ts';
import { useTableLife } from './testing/table-life.ts';

const life = await useTableLife();

test('the books of tables are right after every step, whoever pays what for whom, and equal the gateway’s in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      tableBeginnings,
      momentsOf(tableDeeds, expectRightTables),
      async (isRounding, beginning, moments) => {
        await life.begin({ isRounding });
        const start = await beginningOf(life);
        await beginning.run(life);
        await expectRightTables(life);
        await fc.asyncModelRun(() => ({ model: {}, real: life }), moments);
        await hearEverything(life);
        await expectRightTables(life);
        await expectSameTableLedger(life);
        await payEverybodyAtTables(life);
        await expectSameTableLedger(life);
        await expectTillTies(life, start);
      },
    ),
    { numRuns: runs(8) },
  );
});
