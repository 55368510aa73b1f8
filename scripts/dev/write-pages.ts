import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { GUEST_LANGUAGES } from '#platform/language/rules/languages.ts';
import { embedConfig } from '../build/embed.ts';
import { RENDERER } from './sent-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPTS = ['entry-client.tsx', 'routing/places-route.tsx', 'routing/status-route.tsx'].map(
  (file) => `src/apps/guests/${file}`,
);
const TEXTS = GUEST_LANGUAGES.map((language) => `src/texts/guests/main/${language}.ts`);

/** A worker that an earlier `npm start` left at this address would answer with its own build. */
const NO_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', () => registration.unregister());
`;

/** Writes the files that the server loads in place of built pages, and returns their folder. */
export async function writePages(): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache/dev-pages');
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const sources = [...SCRIPTS, ...TEXTS];
  write(
    'customer/manifest.json',
    JSON.stringify(Object.fromEntries(sources.map((file) => [file, { file }]))),
  );
  write('renderer/package.json', '{ "type": "module" }');
  write('renderer/entry-server.js', RENDERER);
  write('worker/service-worker.js', NO_WORKER);
  await build(embedConfig(folder));
  const office = readFileSync(join(ROOT, 'src/apps/office/index.html'), 'utf8');
  write('backoffice/index.html', office.replaceAll('"./', '"/assets/office/'));
  return folder;
}
