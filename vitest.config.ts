import { defineConfig } from 'vitest/config';

const shared = {
  globalSetup: 'src/server/testing/global-setup.ts',
  setupFiles: 'scripts/vitest/no-noise.ts',
  retry: 0,
  // One process loads the program once for all of its files: a third less time than once for each.
  isolate: false,
  allowOnly: false,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
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
          testTimeout: 15_000,
          hookTimeout: 15_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
