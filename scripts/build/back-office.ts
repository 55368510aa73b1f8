import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { CSS_TARGET } from './css-target.ts';

const root = join(import.meta.dirname, '../../src/backoffice');

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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
});
