import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { CSS_TARGET } from './css-target.ts';

const root = join(import.meta.dirname, '../..');

const shared = {
  root,
  configFile: false,
  logLevel: 'warn',
  base: '/assets/',
  publicDir: join(root, 'src/customer/public'),
  plugins: [react()],
  // Made for a React that had no such hook; ours has.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
} satisfies InlineConfig;

/** What browsers load. The manifest tells the server the names that hold the content's hash. */
export function customerConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    build: {
      outDir: join(outDir, 'customer'),
      assetsDir: '.',
      emptyOutDir: true,
      manifest: 'manifest.json',
      target: 'es2022',
      // Slower than Vite's own, and by more than a kilobyte smaller.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } },
      cssMinify: 'lightningcss',
      cssTarget: CSS_TARGET,
      // One bundle of styles for the first page; those of later pages come with their scripts.
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: join(root, 'src/customer/entry-client.tsx'),
        // One file for all that the first page needs: cut into a dozen, it compresses worse and comes later.
        output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      },
    },
  };
}

/** What the server loads to make the same pages into HTML. */
export function rendererConfig(outDir: string): InlineConfig {
  return {
    ...shared,
    publicDir: false,
    build: {
      outDir: join(outDir, 'renderer'),
      emptyOutDir: true,
      ssr: join(root, 'src/customer/entry-server.tsx'),
      target: 'node24',
      minify: false,
      // On the server everything is one file: what browsers fetch later is there from the start.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
    // The names of style classes are the browser build's own, and everything else is in one file.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  };
}
