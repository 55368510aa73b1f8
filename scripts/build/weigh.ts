import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'src/apps/guests/entry-client.tsx';
const FIRST_TEXTS = 'src/texts/guests/main/hi.ts';
export const MOST_SCRIPT_BYTES = 80_500;
export const MOST_STYLE_BYTES = 15_000;

/** Sums up what a guest's phone loads for the whole store page, compressed with gzip. */
export function weighStorePage(folder: string): { script: number; style: number } {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const chunks = new Set<Chunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(ENTRY);
  add(FIRST_TEXTS);
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
  return {
    script: weigh([...chunks].map(({ file }) => file)),
    style: weigh([...new Set([...chunks].flatMap(({ css }) => css ?? []))]),
  };
}
