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
}

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
};

export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const ADDRESS = /^https?:\/\/\S+$/;

/** Where a page of the operator's is read: at its own address, or here if its text was given. */
export function legalLink(page: LegalPage, given: string): string {
  return given === '' || ADDRESS.test(given) ? given : `/legal/${page}`;
}
