import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { CSS_TARGET } from './css-target.ts';
import { spareReact } from './spare-react.ts';

const root = join(import.meta.dirname, '../..');

const styleFiles = new Map<string, string>();

/** Names a class after itself and three letters for its file. Pages, scripts and styles are full of these names. */
function nameClass(local: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? '');
  const letters = createHash('sha256').update(path).digest('base64url').slice(0, 3);
  const other = styleFiles.get(letters) ?? path;
  if (other !== path) throw new Error(`The classes of ${path} would be those of ${other}`);
  styleFiles.set(letters, path);
  return `${local}-${letters}`;
}

/** What many pages need: looks, rules, and what the browser keeps. */
const SHARED =
  /\/src\/(ui\/shared|calls|[^/]+\/[^/]+\/(rules|wire)|platform\/phone\/guests\/(load|state)|tables\/sittings\/guests\/state)\//;

/** The first file names all others, and hashes do not compress. */
const STYLE_NAMES = '[name]-[hash:5][extname]';

const shared = {
  root,
  css: { modules: { generateScopedName: nameClass } },
  configFile: false,
  logLevel: 'warn',
  base: '/assets/',
  publicDir: join(root, 'src/apps/guests/public'),
  plugins: [react()],
  // The shim is for older Reacts. Ours has the hook.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
} satisfies InlineConfig;

/** Builds what browsers load. The server reads the hashed file names from the manifest. */
export function customerConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [...shared.plugins, spareReact()],
    build: {
      outDir: join(outDir, 'customer'),
      assetsDir: '.',
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      // Slower than Vite's default, but its output is over a kilobyte smaller.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2, pure_getters: true } },
      cssMinify: 'lightningcss',
      cssTarget: CSS_TARGET,
      // Styles of later pages are loaded with their scripts.
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // A number that several files share costs less than its name.
        optimization: { inlineConst: { mode: 'all' } },
        input: join(root, 'src/apps/guests/entry-client.tsx'),
        // One file for the first page. A dozen of them would compress worse and arrive later.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'first', tags: ['$initial'] },
              // The first file names all others, so what many of them share is one file.
              { name: 'shared', test: SHARED, minShareCount: 3 },
            ],
          },
          chunkFileNames: '[name]-[hash:7].js',
          assetFileNames: STYLE_NAMES,
        },
      },
    },
  };
}

/** Builds the renderer, with which the server makes the same pages into HTML. */
export function rendererConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    publicDir: false,
    build: {
      outDir: join(outDir, 'renderer'),
      // As for browsers, because the pages name the same files.
      assetsDir: '.',
      emptyOutDir: true,
      ssr: join(root, 'src/apps/guests/entry-server.tsx'),
      target: 'node22',
      minify: false,
      // On the server everything is in one file, so dynamic imports split nothing.
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { assetFileNames: STYLE_NAMES },
      },
    },
    // The class names must be those of the browser build, so everything is bundled.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  };
}
