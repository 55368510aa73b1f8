/** First path segments that are not stores. */
const RESERVED = new Set(
  `api app assets auth demo docs example favicon.ico feedback healthz images internal invoice manifest.webmanifest mcp menu metrics
   order operator orders place-order profile readyz restaurant robots.txt service-worker.js sitemap.xml static status store
   stories t tenant thankyou v1`.split(/\s+/),
);

/** How ids, the ids of other programs' menus and the names of orders look: nobody's store is named like another's things. */
const LIKE_AN_ID = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|[a-z2-9]{7}-[a-z0-9-]{22})$/;

const LONGEST = 48;

/** Turns "Café Müller & Söhne" into "cafe-muller-sohne". A name without Latin letters gives "my-store". */
export function slugify(name: string): string {
  const slug = slugFrom(name, LONGEST);
  if (slug === '') return 'my-store';
  return RESERVED.has(slug) || LIKE_AN_ID.test(slug) ? `${slug}-store` : slug;
}

/** Small Latin letters, digits and single hyphens. Empty if the text has none of them. */
export function slugFrom(text: string, longest: number): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

export function isReservedSlug(slug: string): boolean {
  return RESERVED.has(slug);
}
