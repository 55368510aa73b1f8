/** First path segments that are not stores. */
const RESERVED = new Set(
  `api app assets auth demo docs example favicon.ico feedback healthz images internal invoice manifest.webmanifest menu metrics
   order operator orders place-order profile readyz restaurant robots.txt service-worker.js sitemap.xml static status store
   stories t tenant thankyou`.split(/\s+/),
);

const LONGEST = 48;

/** Turns "Café Müller & Söhne" into "cafe-muller-sohne". A name without Latin letters gives "my-store". */
export function slugify(name: string): string {
  const slug = slugFrom(name, LONGEST);
  if (slug === '') return 'my-store';
  return RESERVED.has(slug) ? `${slug}-store` : slug;
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
