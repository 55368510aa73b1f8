import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const BUILDERS = ['scripts/build.ts', 'scripts/build/*.ts', 'package-lock.json'];
const PAGES =
  'src/{*/*/{rules,wire,texts,office,office-api,guests,guests-api},calls,texts,ui,apps/{guests,office}}/**/*.*';
const PROGRAM = [
  '{src/{*/*/{rules,wire,server},calls,apps/server,dish-pictures},simulators/gateway}/**/*.{ts,sql,json}',
  'scripts/*.ts',
  'package.json',
];

/** Hashes every source of the front ends. */
export const fingerprintPages = (): string => fingerprint([PAGES, ...BUILDERS]);

/** Hashes every source of the server. */
export const fingerprintProgram = (): string => fingerprint([...PROGRAM, ...BUILDERS]);

function fingerprint(sources: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
