import type { ItemView } from '../api/catalogue.ts';
import type { Translations } from '../menu/menu.ts';
import { nameIn } from '../menu/name-in.ts';
import { HINDI_NAMES } from '../menu/usual-names.ts';
import { changeGroup, changeOption } from './options.ts';
import { hasSimplePrice } from './simple-price.ts';
import { translateTag } from './tags.ts';
import type { GroupView, OptionView } from './views.ts';

export interface TranslatedText {
  kind: 'label' | 'description';
  english: string;
  translations: Translations;
}

export interface ItemText extends TranslatedText {
  /** The path at which the faults of its translation are reported. */
  path: string;
  of: 'name' | 'description' | 'group' | 'groupDescription' | 'option' | 'optionText' | 'tag';
  translate: (item: ItemView, translations: Translations) => ItemView;
}

/** Everything of a dish that guests read. The option of a single price is never shown. */
export function itemTexts(item: ItemView): ItemText[] {
  const { label, description, translations = {}, tags, tagTranslations = {} } = item;
  const whole = {
    translations,
    translate: (now: ItemView, next: Translations) => ({ ...now, translations: next }),
  };
  const groups = hasSimplePrice(item) ? [] : item.configs;
  return [
    { ...whole, of: 'name' as const, kind: 'label' as const, path: 'translations.hi.label', english: label },
    {
      ...whole,
      of: 'description' as const,
      kind: 'description' as const,
      path: 'translations.hi.description',
      english: description,
    },
    ...groups.flatMap((group, at) => groupTexts(group, `configs[${at}]`)),
    ...tags.map((tag) => ({
      of: 'tag' as const,
      kind: 'label' as const,
      path: `tagTranslations.${tag}.hi.label`,
      english: tag,
      translations: tagTranslations[tag] ?? {},
      translate: (now: ItemView, next: Translations) => translateTag(now, tag, next),
    })),
  ].filter(
    ({ english, kind, translations: present }) => english !== '' || present['hi']?.[kind] !== undefined,
  );
}

function groupTexts(group: GroupView, path: string): ItemText[] {
  const shared = {
    translations: group.translations ?? {},
    translate: (item: ItemView, translations: Translations) =>
      changeGroup(item, group._id, (now) => ({ ...now, translations })),
  };
  const { label, description, contents } = group;
  return [
    { ...shared, of: 'group', kind: 'label', path: `${path}.translations.hi.label`, english: label },
    {
      ...shared,
      of: 'groupDescription',
      kind: 'description',
      path: `${path}.translations.hi.description`,
      english: description,
    },
    ...contents.flatMap((option, at) => optionTexts(group, option, `${path}.contents[${at}]`)),
  ];
}

function optionTexts({ _id: id, maxSelection }: GroupView, option: OptionView, path: string): ItemText[] {
  const shared = {
    translations: option.translations ?? {},
    translate: (item: ItemView, translations: Translations) =>
      changeGroup(item, id, (now) => changeOption(now, option._id, { translations })),
  };
  const name: ItemText = {
    ...shared,
    of: 'option',
    kind: 'label',
    path: `${path}.translations.hi.label`,
    english: option.label,
  };
  if (maxSelection > 0) return [name];
  const text = `${path}.translations.hi.description`;
  return [
    name,
    { ...shared, of: 'optionText', kind: 'description', path: text, english: String(option.value) },
  ];
}

/** True if guests who read Hindi would see the English text. Usual names are translated automatically. */
export function lacksHindi({ kind, english, translations }: TranslatedText): boolean {
  if (english.trim() === '' || translations['hi']?.[kind]) return false;
  return nameIn(HINDI_NAMES, english.trim()) === english.trim();
}

/** Finds translations that stayed as they were while their English text was changed, since the form was opened. */
export function staleHindi<Text extends TranslatedText & { path: string }>(
  opened: readonly Text[],
  now: readonly Text[],
): Text[] {
  return now.filter(({ path, kind, english, translations }) => {
    const before = opened.find((text) => text.path === path);
    const hindi = translations['hi']?.[kind];
    if (!before || before.english.trim() === '' || hindi === undefined) return false;
    return before.english.trim() !== english.trim() && before.translations['hi']?.[kind] === hindi;
  });
}
