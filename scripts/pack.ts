// Before `npm pack`: makes `lib`, all that the package holds. Nothing in it needs a build or this repository.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_STORES } from '../src/apps/server/demo/demo-stores.ts';
import { buildProgram } from './build/program.ts';
import { drawDemo } from './pack/draw-demo.ts';

const ROOT = join(import.meta.dirname, '..');
const LIB = join(ROOT, 'lib');
const PAGES = ['backoffice', 'customer', 'embed', 'renderer', 'worker'];

await buildProgram(LIB);
mkdirSync(join(LIB, 'scripts'));
for (const name of ['thali.mjs', 'run-with.mjs'])
  cpSync(join(ROOT, 'scripts', name), join(LIB, 'scripts', name));
for (const name of PAGES) cpSync(join(ROOT, 'dist', name), join(LIB, 'dist', name), { recursive: true });
// The program draws what its package lacks. Tests of the package need the pictures of one store.
const { PICTURES_OF } = process.env;
const stores = DEMO_STORES.filter(({ slug }) => PICTURES_OF === undefined || slug === PICTURES_OF);
await drawDemo(ROOT, stores, join(LIB, 'demo-pictures'));
