import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';
import { escapeText, findSign, splitAt, unescapeText } from './escape.ts';
import { parseAmount } from './numbers.ts';

type Group = ItemView['configs'][number];
type Option = Group['contents'][number];

/**
 * Writes groups into one cell: "Size: Half=120 | Full=200; Extras (up to 2): Cheese=30 | Egg=20*". A group without a
 * rule in brackets needs one choice, (info) is an information group, and a star marks an option as ticked.
 */
export function writeGroups(groups: Group[]): string {
  return groups.map(writeGroup).join('; ');
}

function writeGroup({ label, required, maxSelection, byWeight, contents }: Group): string {
  const options = contents.map(
    (option) => `${escapeText(option.label)}=${escapeText(String(option.value))}${option.added ? '*' : ''}`,
  );
  const rule = byWeight ? ' (by weight)' : writeRule(required, maxSelection);
  return `${escapeText(label)}${rule}: ${options.join(' | ')}`;
}

function writeRule(required: boolean, most: number): string {
  if (most === 0) return required ? ' (required info)' : ' (info)';
  if (!required) return ` (up to ${most})`;
  return most === 1 ? '' : ` (1 to ${most})`;
}

export interface OptionsFault {
  reason: 'OPTIONS' | 'OPTION_PRICE' | 'OPTIONS_TWICE';
  /** The part of the cell that can't be parsed. */
  value: string;
}

/** Groups and options with the name of a present one take over its id, description and translations. */
export function parseGroups(
  text: string,
  present: Group[],
  newId: () => string,
): { groups: Group[] } | { fault: OptionsFault } {
  const groups: Group[] = [];
  for (const part of splitAt(text, ';')) {
    const group = parseGroup(part, present, newId);
    if ('reason' in group) return { fault: group };
    if (groups.some(({ label }) => label === group.label))
      return { fault: { reason: 'OPTIONS_TWICE', value: group.label } };
    groups.push(group);
  }
  return { groups };
}

function parseGroup(text: string, present: Group[], newId: () => string): Group | OptionsFault {
  const wrong = { reason: 'OPTIONS', value: text.trim() } as const;
  const colon = findSign(text, ':');
  if (colon === -1) return wrong;
  const head = parseHead(text.slice(0, colon));
  if (head === null) return wrong;
  const known = present.find(({ label }) => label === head.label);
  const contents: Option[] = [];
  for (const part of splitAt(text.slice(colon + 1), '|')) {
    const option = parseOption(part, head.maxSelection === 0, known?.contents ?? [], newId);
    if ('reason' in option) return option;
    if (contents.some(({ label }) => label === option.label))
      return { reason: 'OPTIONS_TWICE', value: option.label };
    contents.push(option);
  }
  const kept = { description: known?.description ?? '', ...onlyTranslated(known?.translations) };
  return { _id: known?._id ?? newId(), ...kept, ...head, contents };
}

type Rule = Pick<Group, 'required' | 'maxSelection' | 'byWeight'>;

const RULES: [RegExp, (most: number) => Rule][] = [
  [/^by weight$/i, () => ({ required: true, maxSelection: 1, byWeight: true })],
  [/^required info$/i, () => ({ required: true, maxSelection: 0 })],
  [/^info$/i, () => ({ required: false, maxSelection: 0 })],
  [/^optional$/i, () => ({ required: false, maxSelection: 1 })],
  [/^up to (\d{1,3})$/i, (most) => ({ required: false, maxSelection: most })],
  [/^1 to (\d{1,3})$/i, (most) => ({ required: true, maxSelection: most })],
];

function parseHead(text: string): (Rule & Pick<Group, 'label'>) | null {
  const open = findSign(text, '(');
  const label = unescapeText(open === -1 ? text : text.slice(0, open));
  if (label === '') return null;
  if (open === -1) return { label, required: true, maxSelection: 1 };
  const close = findSign(text, ')', open);
  const rule = text.slice(open + 1, close === -1 ? open + 1 : close).trim();
  for (const [pattern, toRule] of RULES) {
    const match = pattern.exec(rule);
    if (match) return { label, ...toRule(Number(match[1] ?? 0)) };
  }
  return null;
}

function parseOption(
  text: string,
  isInfo: boolean,
  known: Option[],
  newId: () => string,
): Option | OptionsFault {
  const star = findSign(text, '*');
  const plain = star === -1 ? text : text.slice(0, star);
  const equals = findSign(plain, '=');
  const label = unescapeText(equals === -1 ? plain : plain.slice(0, equals));
  const written = equals === -1 ? '' : unescapeText(plain.slice(equals + 1));
  if (label === '') return { reason: 'OPTIONS', value: text.trim() };
  const value = isInfo ? written : written === '' ? 0 : parseAmount(written);
  if (value === null) return { reason: 'OPTION_PRICE', value: text.trim() };
  const present = known.find((option) => option.label === label);
  const dish = present?.itemID === undefined ? {} : { itemID: present.itemID };
  const kept = { ...dish, ...onlyTranslated(present?.translations) };
  return { _id: present?._id ?? newId(), label, value, added: star !== -1, ...kept };
}
