import type { Language } from '#platform/language/rules/languages.ts';
import type { StoreForStaff } from '#restaurant/stores/wire/store.ts';
import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { linkFault, tidyLink } from './link-rules.ts';

export type StoreDraft = Pick<
  StoreForStaff,
  'name' | 'description' | 'aboutUs' | 'logo' | 'address' | 'links' | 'timeZone' | 'listed' | 'viewMode'
> & { languages: Language[] };

/** Trims the spaces that keyboards leave after a word. */
export function tidyStore(draft: StoreDraft): StoreDraft {
  const address = Object.fromEntries(
    Object.entries(draft.address).map(([part, text]) => [part, text.trim()]),
  );
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description.trim(),
    aboutUs: draft.aboutUs.trim(),
    address: address as StoreDraft['address'],
    links: draft.links.map(({ type, url }) => ({ type, url: tidyLink(type, url) })),
  };
}

const MOST = {
  name: 200,
  description: 1000,
  aboutUs: 5000,
  'address.street': 300,
  'address.pinCode': 20,
  'address.city': 100,
  'address.state': 100,
  'address.country': 100,
};

/** Checks only Indian PIN codes, which have six digits. */
function isWrongPin({ pinCode, country }: StoreDraft['address']): boolean {
  const isIndia = ['india', 'in', 'bharat', 'भारत'].includes(country.toLowerCase());
  return isIndia && pinCode !== '' && !/^[1-9]\d{2} ?\d{3}$/.test(pinCode);
}

export function checkStore(draft: StoreDraft, words: Texts['settings']['faults']): Faults {
  const { name, description, aboutUs, address, links } = draft;
  const texts: Record<string, string> = { name, description, aboutUs };
  for (const [part, text] of Object.entries(address)) texts[`address.${part}`] = text;
  const faults: Faults = {};
  for (const [path, most] of Object.entries(MOST)) {
    if ((texts[path] ?? '').length > most) faults[path] = words.tooLong;
  }
  if (isWrongPin(address) && !faults['address.pinCode']) faults['address.pinCode'] = words.pinCode;
  if (name === '') faults['name'] = words.required;
  for (const [index, { type, url }] of links.entries()) {
    const fault = linkFault(type, url);
    if (fault) faults[`links[${index}].url`] = words[fault];
  }
  return faults;
}
