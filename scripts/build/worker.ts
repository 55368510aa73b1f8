import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');
const ENTRY = 'src/customer/entry-client.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Builds the service worker: one classic script that contains the names of this build's files. */
export function workerConfig(outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(outDir, 'worker'),
      emptyOutDir: true,
      target: 'es2022',
      lib: {
        entry: join(root, 'src/customer/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
    define: { BUILT_FILES: JSON.stringify(filesToHave(join(outDir, 'customer'))) },
  };
}

/** Pages that cannot be reached from a store's page, and legal texts, which few people open. */
const LEFT_OUT = /\/(places|outcome)-route\.tsx$|\/features\/legal\/(?!legal-dialog)/;

/** Returns what a store's page loads, and everything that can open from it. */
export function filesToHave(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const later of chunk.dynamicImports ?? []) if (!LEFT_OUT.test(later)) add(later);
  };
  add(ENTRY);
  return [...files].toSorted().map((file) => `/assets/${file}`);
}
