import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { CSS_TARGET } from './css-target.ts';

const root = join(import.meta.dirname, '../../src/backoffice');

const MANTINE = /node_modules\/(@mantine\/(core|hooks|notifications)|@floating-ui)\//;
/** Charts and spreadsheets stay out: few screens need them, and they are large. */
const PARTS = /\/src\/(ui|backoffice\/(styles|api|texts|parts\/(?!sheets\/)))/;
const SHARED = /\/src\/(?!backoffice\/parts\/)/;

/** The back office: a page and hashed assets, which the server answers under /assets/office/. */
export const backOfficeConfig = (outDir: string): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  root,
  base: '/assets/office/',
  plugins: [react()],
  build: {
    outDir: join(outDir, 'backoffice'),
    assetsDir: '.',
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: 'lightningcss',
    cssTarget: CSS_TARGET,
    // An asset in a data: address would be refused by the page's policy, except for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Left alone, each file that two screens share becomes one to fetch: more than a hundred for a screen.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            { name: 'mantine', test: MANTINE, minShareCount: 2 },
            { name: 'parts', test: PARTS },
            { name: 'shared', test: SHARED, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
