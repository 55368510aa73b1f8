import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '#platform/language/rules/languages.ts';

/** What a brand says in another language. A text that is empty is read as it was written first. */
export interface BrandWords {
  name: string;
  footer: string;
  terms: string;
  privacy: string;
}

export type BrandTranslations = { [Of in OtherLanguage]?: BrandWords | undefined };

/** How the program calls itself, and in whose name it speaks. A text that is empty stands for our own. */
export interface Brand {
  name: string;
  /** Addresses of pictures on this site. */
  logo: string;
  icon: string;
  /** Six hex digits. */
  colour: string;
  supportEmail: string;
  /** The line below a store's page, and where it leads. On a page without an address there is no such line. */
  footer: { text: string; url: string };
  /** Addresses of the terms of service and of what is said about privacy. */
  terms: string;
  privacy: string;
  /** From whom emails come. */
  sender: string;
  /** Terms and privacy are addresses here too. */
  translations: BrandTranslations;
}

/** The brand of an installation that has no other. It is at the program's own address. */
export const FIRST_BRAND = '00000000-0000-7000-8000-000000000000';

export const OWN_BRAND: Brand = {
  name: 'Thali',
  logo: '',
  icon: '',
  colour: '',
  supportEmail: '',
  footer: { text: '', url: '' },
  terms: '',
  privacy: '',
  sender: '',
  translations: {},
};

/** The brand as readers of this language see it. */
export function brandIn(brand: Brand, language: Language): Brand {
  const words = language === DEFAULT_LANGUAGE ? undefined : brand.translations[language];
  if (!words) return { ...brand, translations: {} };
  const { url, text } = brand.footer;
  return {
    ...brand,
    name: words.name || brand.name,
    // A page without an address has no such line.
    footer: { url, text: url === '' ? text : words.footer || text },
    terms: words.terms || brand.terms,
    privacy: words.privacy || brand.privacy,
    translations: {},
  };
}

export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const ADDRESS = /^https?:\/\/\S+$/;

/** Where a page of the operator's is read: at its own address, or here if its text was given. */
export function legalLink(page: LegalPage, given: string): string {
  return given === '' || ADDRESS.test(given) ? given : `/legal/${page}`;
}
