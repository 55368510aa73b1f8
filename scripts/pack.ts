// Before `npm pack`: makes `lib`, all that the package holds. Nothing in it needs a build or this repository.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawDemo } from './pack/draw-demo.ts';
import { writeProgram } from './pack/write-program.ts';

const ROOT = join(import.meta.dirname, '..');
const LIB = join(ROOT, 'lib');
const PLAIN = ['scripts/thali.mjs', 'scripts/run-with.mjs', 'src/server/platform/db/migrations', 'dist'];

rmSync(LIB, { recursive: true, force: true });
writeProgram(ROOT, LIB);
for (const path of PLAIN) {
  mkdirSync(dirname(join(LIB, path)), { recursive: true });
  cpSync(join(ROOT, path), join(LIB, path), { recursive: true });
}
cpSync(await drawDemo(ROOT), join(LIB, 'demo-pictures'), { recursive: true });
