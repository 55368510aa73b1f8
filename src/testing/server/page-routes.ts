import { listRoutes, readOperations } from './operations.ts';
import type { TestApp } from './test-app.ts';

/** Routes besides calls, files and pages. */
const NO_PAGES: Record<string, string> = {
  'GET /menu/order/{orderId}': 'redirects to the page of the order',
  'GET /{slug}/t/{iden}': 'redirects to the page of the store',
  'GET /t/{iden}': 'redirects to the page of the store, on its own host',
  'GET /{slug}/stories/feed.xml': 'XML',
  'GET /stories/feed.xml': 'XML, on a store’s own host',
  'GET /images/stores/{slug}/{name}': 'a picture',
  'GET /manifest.webmanifest': 'JSON',
  'GET /app/manifest.webmanifest': 'JSON',
  'GET /service-worker.js': 'a script',
  'GET /embed.js': 'a script',
  'GET /robots.txt': 'text',
  'GET /sitemap.xml': 'XML',
  'GET /docs': 'the reader of the document, which is not ours',
  'GET /docs*': 'the same',
  'GET /docs/json': 'the document',
  'GET /docs/yaml': 'the document',
  'GET /docs/openapi.json': 'the document',
};
const FILE = /^GET \/(assets|docs\/static)\//;

/** The pages for people, as `/status/{slug}`. New ones are included automatically. */
export async function listPageRoutes(thali: TestApp): Promise<string[]> {
  const documented = (await readOperations(thali)).map(({ method, path }) => `${method} ${path}`);
  return listRoutes(thali)
    .filter((route) => !documented.includes(route) && !FILE.test(route) && !(route in NO_PAGES))
    .map((route) => route.replace('GET ', ''));
}
