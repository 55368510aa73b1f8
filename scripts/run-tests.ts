// Runs the check and the tests of every day, with `--all` every test, and sums them up in the last line. With other
// arguments it runs the tests they select, without the check: a part of a path, `--changed` or `--watch`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { printStep, runCheck } from './check-steps.ts';
import { makeTempFolder, quickFolder, takeLeftovers } from './leftovers.ts';
import { isWholeRun, selectTests } from './select-tests.ts';
import type { Counts } from './vitest/count.ts';

type Sum = Pick<Counts, 'passed' | 'failed'>;

const args = process.argv.slice(2);
const isWhole = isWholeRun(args);
const checked = isWhole ? await check() : { passed: 0, failed: 0 };
const tested = await test();
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`${passed} passed, ${failed} failed`);
// A change that no test reaches is fine. A path that selects none is misspelt.
process.exitCode = failed > 0 || (tested.passed === 0 && !args.includes('--changed')) ? 1 : 0;

async function check(): Promise<Sum> {
  const results = await runCheck(printStep);
  const good = results.filter((result) => result.passed).length;
  return { passed: good, failed: results.length - good };
}

async function test(): Promise<Sum> {
  const folder = makeTempFolder();
  const databases = makeTempFolder(quickFolder());
  const counts = join(folder, 'counts.json');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      ...selectTests(args),
      '--reporter=default',
      '--reporter=./scripts/vitest/count.ts',
      ...(isWhole ? ['--reporter=./scripts/vitest/times.ts'] : []),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(args.length === 0 ? { TESTS: 'everyday' } : {}),
        TMPDIR: folder,
        TEST_DATABASES: databases,
        COUNTS_FILE: counts,
      },
    },
  );
  const { passed, failed, skipped, errors } = readCounts(counts);
  // A full run must not skip tests. A run of selected tests skips the others.
  const left = isWhole ? skipped : 0;
  const leftovers = [...(await takeLeftovers(folder)), ...(await takeLeftovers(databases))];
  for (const leftover of leftovers) console.log(`Left behind: ${leftover}`);
  if (left > 0) console.log(`${left} skipped tests count as failed`);
  if (errors > 0) console.log(`${errors} errors outside of tests count as failed`);
  if (leftovers.length > 0) console.log(`${leftovers.length} things left behind count as failed`);
  const sum = failed + left + errors + leftovers.length;
  return { passed, failed: status !== 0 && sum === 0 ? 1 : sum };
}

/** A missing file means that the run itself has crashed. */
function readCounts(file: string): Counts {
  try {
    const counts: Counts = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0, errors: 1 };
  }
}
