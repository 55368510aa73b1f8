// Runs the check and every test, and sums them up in the last line. Arguments choose tests, and leave out the check.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setUpBrowser } from './browser.ts';
import { printStep, runCheck } from './check-steps.ts';

type Counts = { passed: number; failed: number };

const args = process.argv.slice(2);
const checked = args.length === 0 ? await check() : { passed: 0, failed: 0 };
setUpBrowser();
execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
const tested = test();
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || tested.passed === 0 ? 1 : 0;

async function check(): Promise<Counts> {
  const results = await runCheck(printStep);
  const good = results.filter((result) => result.passed).length;
  return { passed: good, failed: results.length - good };
}

function test(): Counts {
  const report = 'node_modules/.cache/vitest-report.json';
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { stdio: 'inherit' },
  );
  const counts = countsIn(report);
  // A file that does not load, an unhandled rejection, a crash: they fail the run and no test.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function countsIn(report: string): Counts {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    // No test is skipped in a full run; where arguments choose tests, the others are.
    const skipped = args.length === 0 ? numPendingTests + numTodoTests : 0;
    if (skipped > 0) console.log(`${skipped} skipped tests count as failed`);
    return { passed: numPassedTests, failed: numFailedTests + skipped };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
