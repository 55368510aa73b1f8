import { join } from 'node:path';
import { build } from 'vite';
import { backOfficeConfig } from './back-office.ts';
import { compressFiles } from './compress.ts';
import { customerConfig, rendererConfig } from './customer.ts';
import { MOST_SCRIPT_BYTES, MOST_STYLE_BYTES, weighStorePage } from './weigh.ts';
import { workerConfig } from './worker.ts';

export async function buildFrontEnds(outDir: string): Promise<void> {
  // One after the other, since both use the same plugins' caches.
  await build(customerConfig(outDir));
  await build(rendererConfig(outDir));
  await build(workerConfig(outDir));
  await build(backOfficeConfig(outDir));
  const customer = join(outDir, 'customer');
  compressFiles(customer);
  compressFiles(join(outDir, 'backoffice'));
  refuseOverweight(customer);
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
