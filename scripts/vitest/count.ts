import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Errors outside of tests: unhandled rejections, hooks, files that do not load. */
  errors: number;
}

/** Writes the counts of a run into the file that COUNTS_FILE names. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export.
export default class CountReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandled) => {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const holders = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const having = (state: string) => tests.filter((test) => test.result().state === state).length;
    const [passed, failed] = [having('passed'), having('failed')];
    const counts: Counts = {
      passed,
      failed,
      skipped: tests.length - passed - failed,
      errors: unhandled.length + holders.reduce((sum, holder) => sum + holder.errors().length, 0),
    };
    writeFileSync(process.env['COUNTS_FILE'] ?? '', JSON.stringify(counts));
  };
}
