import { join } from 'node:path';
import type { InlineConfig } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Builds the script that restaurants' own websites load: one classic script, which leaves no name behind. */
export function embedConfig(outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(outDir, 'embed'),
      emptyOutDir: true,
      target: 'es2022',
      minify: 'terser',
      terserOptions: { ecma: 2020, compress: { passes: 2 } },
      lib: {
        entry: join(root, 'src/programs/embed/guests/embed.ts'),
        formats: ['iife'],
        name: 'embed',
        fileName: () => 'embed.js',
      },
    },
  };
}
