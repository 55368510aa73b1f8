// Builds both front ends into dist, unless it was built from the same sources. --out names another folder.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintSources } from './build/fingerprint.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = join(import.meta.dirname, '..', values.out);
const mark = join(out, '.made-from');

const fingerprint = fingerprintSources();
if (!existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprint) await build();

async function build(): Promise<void> {
  console.log('Building the pages …');
  rmSync(mark, { force: true });
  const { buildFrontEnds } = await import('./build/front-ends.ts');
  await buildFrontEnds(out);
  writeFileSync(mark, fingerprint);
}
