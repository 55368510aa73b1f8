import { type Brand, OWN_BRAND } from '#restaurant/brand/rules/brand.ts';

type OfficeBrand = Omit<Brand, 'sender' | 'footer'>;

const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content;

/** In whose name the office speaks, as the server wrote it into the page. */
export const SITE_BRAND: OfficeBrand = written?.startsWith('{') ? JSON.parse(written) : OWN_BRAND;

export const PRODUCT = SITE_BRAND.name;
