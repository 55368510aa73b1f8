import type { LimitName } from '#platform/limits/rules/policy.ts';

/** What a page counts, each time unless noted. */
export type Counted = LimitName | { limit: LimitName };

/** Counted only on an occasion, which the test may not be. */
export const only = (limit: LimitName): Counted => ({ limit });

const SHELL = 'the same for everybody but for the language; reads nothing';
const ONE_LINE = 'reads one line at most, by its key; the rest is drawn once and kept until it changes';

/** The rest reads one line at most, by its key. Beyond the limit the page comes without the table. */
const TABLE = only('placedPages');

/** What each page outside of the API document counts, by its route, or why it counts nothing. */
export const PAGE_LIMITS: Record<string, Counted[] | string> = {
  'GET /': [TABLE],
  'GET /place-order': SHELL,
  'GET /orders': SHELL,
  'GET /thankyou': SHELL,
  'GET /thankyou/cancel': SHELL,
  'GET /app': SHELL,
  'GET /app*': SHELL,
  'GET /operator': SHELL,
  'GET /operator*': SHELL,
  'GET /legal/terms': 'sent from memory',
  'GET /legal/privacy': 'sent from memory',
  // This is /auth/*.
  'GET /*': SHELL,
  'GET /order': ['pages'],
  'GET /status/{slug}': ['pages'],
  'GET /status/{slug}/bill': ['billsRead'],
  'GET /invoice/{storeId}/{invoiceId}': ['billsRead'],
  'GET /invoice/{storeId}/{invoiceId}/pay': ['payments'],
  'GET /menu': ['browsing', only('searches')],
  'GET /menu/preview': SHELL,
  'GET /menu/{menuId}': [TABLE],
  'GET /menu/order/{orderId}': ['pages'],
  'GET /{slug}': [TABLE],
  'GET /{slug}/t/{iden}': ['pages'],
  'GET /t/{iden}': ['pages'],
  'GET /{slug}/book': ONE_LINE,
  'GET /{slug}/book/{reservationId}': ONE_LINE,
  'GET /{slug}/line': ONE_LINE,
  'GET /{slug}/table': ONE_LINE,
  'GET /{slug}/tokens': ONE_LINE,
  'GET /{slug}/stories': ['pages'],
  'GET /{slug}/stories/{story}': ['pages'],
  'GET /{slug}/stories/feed.xml': ['pages'],
  'GET /stories': ['pages'],
  'GET /stories/{story}': ['pages'],
  'GET /stories/feed.xml': ['pages'],
  'GET /demo': ['pages'],
  'GET /example': 'drawn once and kept',
  'GET /images/stores/{slug}/{name}': ['storePictures', 'picturesOfStore'],
  'GET /manifest.webmanifest': ONE_LINE,
  'GET /app/manifest.webmanifest': 'a few lines; reads nothing',
  'GET /service-worker.js': 'sent from memory',
  'GET /embed.js': 'sent from memory',
  'GET /robots.txt': 'three lines; reads nothing',
  'GET /sitemap.xml': ['pages'],
  'GET /docs': ['documents'],
  'GET /docs*': ['documents'],
  'GET /docs/json': ['documents'],
  'GET /docs/yaml': ['documents'],
  'GET /docs/openapi.json': ['documents'],
};
