import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const LEAST_BYTES = 1024;

/** Writes Brotli and gzip copies of texts and programs, so that none is compressed during a request. */
export function compressFiles(folder: string): void {
  for (const file of globSync('**/*.{js,css,svg,html,wasm}', { cwd: folder })) {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (content.length < LEAST_BYTES) continue;
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
