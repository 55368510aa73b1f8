// Builds both front ends and the server into dist, each unless it was built from the same sources. --out names another folder.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintPages, fingerprintProgram } from './build/fingerprint.ts';
import { takeTurn } from './setup/turn.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const root = join(import.meta.dirname, '..');
const out = join(root, values.out);

const done = takeTurn(root);
await unlessBuilt(out, fingerprintPages(), async () => {
  console.log('Building the pages …');
  const { buildFrontEnds } = await import('./build/front-ends.ts');
  await buildFrontEnds(out);
});
const program = join(out, 'program');
await unlessBuilt(program, fingerprintProgram(), async () => {
  const { buildProgram } = await import('./build/program.ts');
  await buildProgram(program);
});
done();

async function unlessBuilt(folder: string, fingerprint: string, build: () => Promise<void>): Promise<void> {
  const mark = join(folder, '.made-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) return;
  rmSync(mark, { force: true });
  await build();
  writeFileSync(mark, fingerprint);
}
