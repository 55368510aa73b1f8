import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { customerConfig, rendererConfig } from './customer.ts';
import { embedConfig } from './embed.ts';
import { MOST_SCRIPT_BYTES, MOST_STYLE_BYTES, weighStorePage } from './weigh.ts';
import { workerConfig } from './worker.ts';

/** Builds guests' pages while a process of its own builds the back office, since two cores are twice as fast. */
export async function buildFrontEnds(outDir: string): Promise<void> {
  const office = buildBackOffice(outDir);
  await build(customerConfig(outDir));
  await build(rendererConfig(outDir));
  await build(workerConfig(outDir));
  await build(embedConfig(outDir));
  const customer = join(outDir, 'customer');
  compressFiles(customer);
  await office;
  refuseOverweight(customer);
}

async function buildBackOffice(outDir: string): Promise<void> {
  const script = join(import.meta.dirname, 'build-back-office.ts');
  const [code] = await once(spawn(process.execPath, [script, outDir], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The back office could not be built.');
}

function refuseOverweight(folder: string): void {
  const { script, style } = weighStorePage(folder);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`The store page: ${kilobytes(script)} of scripts, ${kilobytes(style)} of styles (gzip)`);
  if (script > MOST_SCRIPT_BYTES || style > MOST_STYLE_BYTES) {
    throw new Error(
      `The store page may weigh ${kilobytes(MOST_SCRIPT_BYTES)} of scripts and ${kilobytes(MOST_STYLE_BYTES)} of styles.`,
    );
  }
}
