import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = {
  setupFiles: ['scripts/vitest/no-noise.ts', 'scripts/vitest/property-runs.ts'],
  retry: 0,
  // One process loads the program once for all of its files: a third less time than once for each.
  isolate: false,
  allowOnly: false,
  // Longer than anything takes on a machine that has other things to do: what must be quick says so itself.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** These kill programs and databases, and hold the time until they are back: nothing else runs beside them. */
const FAULTS = ['bench/faults/**/*.test.ts', 'src/server/platform/db/embedded/**/*.test.ts'];

/** It holds tasks of a page against a bound in milliseconds. */
const MEASURES = ['e2e/busy-board.test.ts'];

/** Where a file that is short to read takes long, because it starts whole programs. */
const STARTS_PROGRAMS = /\/(scripts|bench\/starts)\//;

/** Journeys, then what takes long: otherwise it would begin last, with nothing left to run beside it. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) => {
      if (project.name === 'browser') return 0;
      return STARTS_PROGRAMS.test(moduleId) ? 1 : 2;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    globalSetup: 'src/server/testing/global-setup.ts',
    // One more than there are cores: a worker often waits for a browser, a database or a clock.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'code',
          include: [
            'src/**/*.test.ts',
            'simulators/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: FAULTS,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: FAULTS,
          sequence: { groupOrder: 1 },
          // They wait more than they work.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: MEASURES,
        },
      },
      {
        test: {
          ...shared,
          name: 'quiet',
          include: MEASURES,
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
