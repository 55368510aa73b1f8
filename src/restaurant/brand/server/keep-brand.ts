import { createHash } from 'node:crypto';
import type { Services } from '#platform/context/server/services.ts';
import type { Db } from '#platform/db/server/client.ts';
import { OTHER_LANGUAGES } from '#platform/language/rules/languages.ts';
import type { KeptBrand } from '#platform/site/server/sites.ts';
import { type BrandTranslations, LEGAL_PAGES, type LegalPage, legalLink, OWN_BRAND } from '../rules/brand.ts';
import { BRAND_PICTURES, type BrandPicture } from '../wire/brand.ts';
import { type StoredBrand, selectBrands, selectVersions } from './queries.ts';

/** The program speaks in the stored names from now on. Others that run beside it read them again within a minute. */
export async function keepBrands({ sites }: Pick<Services, 'sites'>, db: Db): Promise<void> {
  const versions = await selectVersions(db);
  const known = (id: string, version: string) => {
    const kept = sites.brands.get(id);
    return kept?.version === version ? kept : null;
  };
  // Looks and pictures are large, and hardly ever change.
  const changed = versions.filter(({ brandId, version }) => known(brandId, version) === null);
  const rows =
    changed.length === 0
      ? []
      : await selectBrands(
          db,
          changed.map(({ brandId }) => brandId),
        );
  const read = new Map(rows.map((row) => [row.brandId, row]));
  sites.keep(
    versions.flatMap(({ brandId, version }) => {
      const row = read.get(brandId);
      const kept = row ? { ...keptOf(row), version } : known(brandId, version);
      return kept ? [kept] : [];
    }),
  );
}

/** The brand as pages and emails use it, and its pictures by their address. */
function keptOf({ brandId, host, storeHost, settings, ...files }: StoredBrand): KeptBrand {
  const place = { brandId, host, storeHosts: storeHost === '' ? [] : [storeHost] };
  if (settings === null)
    return { ...place, brand: OWN_BRAND, pictures: new Map(), legal: { terms: {}, privacy: {} } };
  const pictures = new Map<string, Buffer>();
  const addresses = Object.fromEntries(
    BRAND_PICTURES.map((name) => {
      if (files[name] !== '')
        pictures.set(pictureAddress(name, files[name]), Buffer.from(files[name], 'base64'));
      return [name, pictureAddress(name, files[name])];
    }),
  ) as Record<BrandPicture, string>;
  const { terms, privacy, translations = {} } = settings;
  const brand = {
    ...settings,
    ...addresses,
    colour: settings.colour.replace('#', ''),
    terms: legalLink('terms', terms),
    privacy: legalLink('privacy', privacy),
    translations: linked(translations),
  };
  const legal = Object.fromEntries(
    LEGAL_PAGES.map((page) => [page, { en: settings[page], ...textsOf(translations, page) }]),
  ) as KeptBrand['legal'];
  return { ...place, brand, pictures, legal };
}

const languagesOf = (translations: BrandTranslations) =>
  OTHER_LANGUAGES.flatMap((language) => {
    const words = translations[language];
    return words ? [[language, words] as const] : [];
  });

const linked = (translations: BrandTranslations): BrandTranslations =>
  Object.fromEntries(
    languagesOf(translations).map(([language, words]) => [
      language,
      {
        ...words,
        terms: legalLink('terms', words.terms),
        privacy: legalLink('privacy', words.privacy),
      },
    ]),
  );

const textsOf = (translations: BrandTranslations, page: LegalPage) =>
  Object.fromEntries(
    languagesOf(translations).flatMap(([language, words]) =>
      words[page] === '' ? [] : [[language, words[page]]],
    ),
  );

/** Named by its content, so that browsers may keep it for ever. Empty if there is none. */
export function pictureAddress(name: BrandPicture, file: string): string {
  if (file === '') return '';
  return `/assets/brand/${name}-${createHash('sha256').update(file).digest('hex').slice(0, 16)}.png`;
}
