import type { ItemView } from '../api/catalogue.ts';
import type { Translations } from '../menu/menu.ts';
import { onlyTranslated, withTranslation } from '../menu/translations.ts';
import { pruneTagTranslations } from '../menu-edit/tags.ts';
import { escapeText, findSign, splitAt, unescapeText } from './escape.ts';

type Group = ItemView['configs'][number];

interface Named {
  label: string;
  translations?: Translations | undefined;
}

const hindiOf = ({ translations }: Pick<Named, 'translations'>): string => translations?.['hi']?.label ?? '';

/** Writes "Size=आकार: Half=आधा | Full=पूरा", without groups and options that have no Hindi name. */
export function writeHindiOptions(groups: Group[]): string {
  return groups
    .filter((group) => [group, ...group.contents].some(hindiOf))
    .map((group) => `${pair(group)}: ${group.contents.filter(hindiOf).map(pair).join(' | ')}`.trim())
    .join('; ');
}

/** Writes "Bestseller=सबकी पसंद; Spicy=तीखा". */
export function writeHindiTags({ tags, tagTranslations }: ItemView): string {
  const named = tags.map((label) => ({ label, translations: tagTranslations?.[label] }));
  return named.filter(hindiOf).map(pair).join('; ');
}

function pair(thing: Named): string {
  const hindi = hindiOf(thing);
  return hindi === '' ? escapeText(thing.label) : `${escapeText(thing.label)}=${escapeText(hindi)}`;
}

/** `UNKNOWN`: the cell names a group, an option or a tag that the dish does not have. */
export interface HindiFault {
  reason: 'UNKNOWN' | 'TOO_LONG';
  value: string;
}

const LONGEST = 200;

/** Removes the Hindi names of groups and options that the cell leaves out. */
export function parseHindiOptions(
  text: string,
  groups: Group[],
): { groups: Group[] } | { fault: HindiFault } {
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
  const named = groups.map((group) => {
    const part = parts.find(({ own }) => own.label === group.label);
    const fault = unknownIn(part?.options ?? [], group.contents);
    const contents = group.contents.map((option) => inHindi(option, part?.options ?? []));
    return { fault, group: inHindi({ ...group, contents }, part ? [part.own] : []) };
  });
  const fault = named.find((one) => one.fault)?.fault;
  return fault ? { fault } : { groups: named.map(({ group }) => group) };
}

export function parseHindiTags(text: string, item: ItemView): { item: ItemView } | { fault: HindiFault } {
  const pairs = splitAt(text, ';,').map(parsePair);
  const tags: Named[] = item.tags.map((label) => ({ label, translations: item.tagTranslations?.[label] }));
  const fault = unknownIn(pairs, tags);
  if (fault) return { fault };
  const named = tags.map((tag) => [tag.label, inHindi(tag, pairs).translations ?? {}] as const);
  return { item: pruneTagTranslations({ ...item, tagTranslations: Object.fromEntries(named) }) };
}

interface Pair {
  label: string;
  hindi: string;
}

function parsePair(text: string): Pair {
  const equals = findSign(text, '=');
  if (equals === -1) return { label: unescapeText(text), hindi: '' };
  return { label: unescapeText(text.slice(0, equals)), hindi: unescapeText(text.slice(equals + 1)) };
}

function unknownIn(pairs: Pair[], things: Named[]): HindiFault | undefined {
  for (const { label, hindi } of pairs) {
    if (!things.some((thing) => thing.label === label)) return { reason: 'UNKNOWN', value: label };
    if (hindi.length > LONGEST) return { reason: 'TOO_LONG', value: hindi };
  }
}

function inHindi<T extends Named>(thing: T, pairs: Pair[]): T {
  const { translations = {}, ...rest } = thing;
  const hindi = pairs.find(({ label }) => label === thing.label)?.hindi ?? '';
  return { ...rest, ...onlyTranslated(withTranslation(translations, 'hi', 'label', hindi)) } as T;
}
