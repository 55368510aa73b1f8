import type { PlacesTexts } from '#restaurant/listing/texts/guests/places/en.ts';
import type { Listing } from '#restaurant/listing/wire/listing.ts';
import type { PageModel } from '#restaurant/pages/wire/page.ts';

type Place = Extract<PageModel, { kind: 'directory' | 'demo' | 'example' }>;

/** The description of a public page of no store. Search results are not public. */
export function placeMeta(model: Place, origin: string, { directory, demo, example }: PlacesTexts) {
  if (model.kind === 'example') {
    const { title, description } = example;
    return { title, description, canonical: `${origin}/example/`, isPublic: true };
  }
  if (model.kind === 'demo') {
    const { title, description } = demo;
    const linkedData = listOf(model.stores, origin, title);
    return { title, description, canonical: `${origin}/demo/`, isPublic: true, linkedData };
  }
  const { q, after, found } = model;
  const isWhole = q.trim() === '' && after === null;
  return {
    title: q.trim() === '' ? directory.title : directory.found(q.trim()),
    description: directory.description,
    canonical: `${origin}/menu/`,
    isPublic: isWhole,
    linkedData: isWhole ? listOf(found.stores, origin, directory.title) : null,
  };
}

/** https://schema.org/ItemList of https://schema.org/Restaurant */
function listOf(stores: Listing[], origin: string, name: string): object | null {
  if (stores.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: stores.map(({ slug, name: label, description, city, logo }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Restaurant',
        name: label,
        url: `${origin}/${slug}`,
        ...(description ? { description } : {}),
        ...(logo ? { image: logo.startsWith('/') ? `${origin}${logo}` : logo } : {}),
        ...(city ? { address: { '@type': 'PostalAddress', addressLocality: city } } : {}),
      },
    })),
  };
}
