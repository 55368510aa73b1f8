import { globSync } from 'node:fs';

/** Every file of the server that is no test, by its path. */
export const serverFiles = (): string[] =>
  globSync('src/{*/*/server,apps/server,testing/server}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
