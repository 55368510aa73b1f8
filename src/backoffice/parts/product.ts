import { OWN_BRAND } from '#domain/site/brand.ts';

/** What the program is called here, as the server wrote it into the page. */
export const PRODUCT =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ||
  OWN_BRAND.name;
