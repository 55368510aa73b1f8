import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { byLanguage, isLanguage } from '#platform/language/rules/languages.ts';

const root = join(import.meta.dirname, '../..');
const ENTRY = 'src/apps/guests/entry-client.tsx';

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
        entry: join(root, 'src/apps/guests/worker/service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'service-worker.js',
      },
    },
    define: definitions(join(outDir, 'customer')),
  };
}

/** Pages that cannot be reached from a store's page, what only frames need, and legal texts, which few people open. */
const LEFT_OUT = /\/(places|outcome)-route\.tsx$|\/embed\/|\/privacy\/guests\/(?!legal-dialog)/;

const TEXTS = /\/texts\/guests\/[^/]+\/(..)\.ts$/;

/** What a store's page loads, and everything that can open from it: its files, and their texts by language. */
function definitions(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const texts = byLanguage((): string[] => []);
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    const language = TEXTS.exec(name)?.[1];
    if (isLanguage(language)) texts[language].push(`/assets/${chunk.file}`);
    else files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const later of chunk.dynamicImports ?? []) if (!LEFT_OUT.test(later)) add(later);
  };
  add(ENTRY);
  // Every page has these styles in itself.
  for (const file of manifest[ENTRY]?.css ?? []) files.delete(file);
  const built = [...files].toSorted().map((file) => `/assets/${file}`);
  return { BUILT_FILES: JSON.stringify(built), BUILT_TEXTS: JSON.stringify(texts) };
}
