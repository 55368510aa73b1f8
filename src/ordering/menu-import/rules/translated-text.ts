import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { onlyTranslated, withTranslation } from '#ordering/menu/rules/translations.ts';
import { pruneTagTranslations } from '#ordering/menu-editor/rules/tags.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { escapeText, findSign, splitAt, unescapeText } from './escape.ts';

type Group = ItemView['configs'][number];

interface Named {
  label: string;
  translations?: Translations | undefined;
}

/** Names in another language, in one cell for all options or tags of a dish. */
const nameIn = (language: Language) => (thing: Named) => thing.translations?.[language]?.label ?? '';

/** Writes "Size=आकार: Half=आधा | Full=पूरा", without groups and options that have no name in the language. */
export function writeOptionNames(groups: Group[], language: Language): string {
  const nameOf = nameIn(language);
  const pair = pairsIn(language);
  return groups
    .filter((group) => [group, ...group.contents].some(nameOf))
    .map((group) => `${pair(group)}: ${group.contents.filter(nameOf).map(pair).join(' | ')}`.trim())
    .join('; ');
}

/** Writes "Bestseller=सबकी पसंद; Spicy=तीखा". */
export function writeTagNames({ tags, tagTranslations }: ItemView, language: Language): string {
  const named = tags.map((label) => ({ label, translations: tagTranslations?.[label] }));
  return named.filter(nameIn(language)).map(pairsIn(language)).join('; ');
}

const pairsIn = (language: Language) => (thing: Named) => {
  const name = nameIn(language)(thing);
  return name === '' ? escapeText(thing.label) : `${escapeText(thing.label)}=${escapeText(name)}`;
};

/** `UNKNOWN`: the cell names a group, an option or a tag that the dish does not have. */
export interface NameFault {
  reason: 'UNKNOWN' | 'TOO_LONG';
  value: string;
}

const LONGEST = 200;

/** Removes the names in the language of groups and options that the cell leaves out. */
export function parseOptionNames(
  text: string,
  groups: Group[],
  language: Language,
): { groups: Group[] } | { fault: NameFault } {
  const parts = splitAt(text, ';').map((part) => {
    const colon = findSign(part, ':');
    const [head, rest] = colon === -1 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)];
    return { own: parsePair(head), options: splitAt(rest, '|').map(parsePair) };
  });
  const unknown = unknownIn(
    parts.map(({ own }) => own),
    groups,
  );
  if (unknown) return { fault: unknown };
  const parsed = groups.map((group) => {
    const part = parts.find(({ own }) => own.label === group.label);
    const fault = unknownIn(part?.options ?? [], group.contents);
    const contents = group.contents.map((option) => named(option, part?.options ?? [], language));
    return { fault, group: named({ ...group, contents }, part ? [part.own] : [], language) };
  });
  const fault = parsed.find((one) => one.fault)?.fault;
  return fault ? { fault } : { groups: parsed.map(({ group }) => group) };
}

export function parseTagNames(
  text: string,
  item: ItemView,
  language: Language,
): { item: ItemView } | { fault: NameFault } {
  const pairs = splitAt(text, ';,').map(parsePair);
  const tags: Named[] = item.tags.map((label) => ({ label, translations: item.tagTranslations?.[label] }));
  const fault = unknownIn(pairs, tags);
  if (fault) return { fault };
  const parsed = tags.map((tag) => [tag.label, named(tag, pairs, language).translations ?? {}] as const);
  return { item: pruneTagTranslations({ ...item, tagTranslations: Object.fromEntries(parsed) }) };
}

interface Pair {
  label: string;
  name: string;
}

function parsePair(text: string): Pair {
  const equals = findSign(text, '=');
  if (equals === -1) return { label: unescapeText(text), name: '' };
  return { label: unescapeText(text.slice(0, equals)), name: unescapeText(text.slice(equals + 1)) };
}

function unknownIn(pairs: Pair[], things: Named[]): NameFault | undefined {
  for (const { label, name } of pairs) {
    if (!things.some((thing) => thing.label === label)) return { reason: 'UNKNOWN', value: label };
    if (name.length > LONGEST) return { reason: 'TOO_LONG', value: name };
  }
}

function named<T extends Named>(thing: T, pairs: Pair[], language: Language): T {
  const { translations = {}, ...rest } = thing;
  const name = pairs.find(({ label }) => label === thing.label)?.name ?? '';
  return { ...rest, ...onlyTranslated(withTranslation(translations, language, 'label', name)) } as T;
}
