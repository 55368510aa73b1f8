import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { CSS_TARGET } from './css-target.ts';
import { keptFiles } from './kept-files.ts';

const root = join(import.meta.dirname, '../../src/apps/office');

const MANTINE = /node_modules\/(@mantine\/(core|hooks|notifications)|@floating-ui)\//;
/** Charts and spreadsheets are left out: they are large, and few screens need them. */
const TEXTS = /\/src\/(texts|[^/]+\/[^/]+\/texts)\/office\//;
const PARTS =
  /\/src\/(ui\/(?!office\/sheets\/)|apps\/office\/styles|restaurant\/access\/office\/|[^/]+\/[^/]+\/(office-api|office\/face)\/)/;
const SHARED = /\/src\/(?!ui\/office\/sheets\/)/;

/** A packed file would be taken for the packed copy of another one, and not be served. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.gz')) ? '[name]-[hash].bin' : '[name]-[hash][extname]';

/** The reader of photos asks for these where it runs in Node. */
const withoutNode: Plugin = {
  name: 'without-node',
  enforce: 'pre',
  resolveId: (id) => (id === 'fs' || id === 'crypto' ? '\0without-node' : null),
  load: (id) => (id === '\0without-node' ? 'export default {}' : null),
};

/** Builds the back office into a page and hashed assets, which the server serves under /assets/office/. */
export const backOfficeConfig = (outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  root,
  base: '/assets/office/',
  plugins: [react(), keptFiles],
  // @mantine/schedule looks for a default export, which only this build of rrule has.
  resolve: { alias: { rrule: 'rrule/dist/es5/rrule.js' } },
  worker: {
    format: 'es',
    plugins: () => [withoutNode],
    rolldownOptions: { output: { assetFileNames, entryFileNames: '[name]-[hash].js' } },
  },
  build: {
    outDir: join(outDir, 'backoffice'),
    assetsDir: '.',
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: 'lightningcss',
    cssTarget: CSS_TARGET,
    // The page's security policy refuses assets in data: addresses, except for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        assetFileNames,
        // By default each file that two screens share becomes a chunk, more than a hundred for one screen.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            { name: 'mantine', test: MANTINE, minShareCount: 2 },
            // Words in two languages change more often than parts, and are as large.
            { name: 'texts', test: TEXTS },
            { name: 'parts', test: PARTS },
            { name: 'shared', test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
