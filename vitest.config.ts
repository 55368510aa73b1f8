import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: 'src/server/testing/global-setup.ts',
    setupFiles: 'scripts/vitest/no-noise.ts',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    retry: 0,
    allowOnly: false,
  },
});
