import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import type { OtherLanguage } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import { hasComboPrice } from './edits/combos.ts';
import { changeGroup, changeOption } from './options.ts';
import { hasSimplePrice } from './simple-price.ts';
import { translateTag } from './tags.ts';
import type { GroupView, OptionView } from './views.ts';

export interface TranslatedText {
  /** Where the form has its translations: "translations", "configs[0].translations". */
  at: string;
  kind: 'label' | 'description';
  english: string;
  translations: Translations;
}

export interface ItemText extends TranslatedText {
  of: 'name' | 'description' | 'group' | 'groupDescription' | 'option' | 'optionText' | 'tag';
  translate: (item: ItemView, translations: Translations) => ItemView;
}

/** Everything of a dish that guests read. The option of a single price is never shown, nor is that of a combo's price. */
export function itemTexts(item: ItemView): ItemText[] {
  const { label, description, translations = {}, tags, tagTranslations = {} } = item;
  const whole = {
    at: 'translations',
    translations,
    translate: (now: ItemView, next: Translations) => ({ ...now, translations: next }),
  };
  const groups = hasSimplePrice(item) ? [] : item.configs;
  const price = hasComboPrice(item) ? item.configs[0] : null;
  return [
    { ...whole, of: 'name' as const, kind: 'label' as const, english: label },
    {
      ...whole,
      of: 'description' as const,
      kind: 'description' as const,
      english: description,
    },
    ...groups.flatMap((group, at) => (group === price ? [] : groupTexts(group, `configs[${at}]`))),
    ...tags.map((tag) => ({
      of: 'tag' as const,
      kind: 'label' as const,
      at: `tagTranslations.${tag}`,
      english: tag,
      translations: tagTranslations[tag] ?? {},
      translate: (now: ItemView, next: Translations) => translateTag(now, tag, next),
    })),
  ].filter(
    ({ english, kind, translations: present }) =>
      english !== '' || Object.values(present).some((translation) => translation[kind] !== undefined),
  );
}

function groupTexts(group: GroupView, path: string): ItemText[] {
  const shared = {
    at: `${path}.translations`,
    translations: group.translations ?? {},
    translate: (item: ItemView, translations: Translations) =>
      changeGroup(item, group._id, (now) => ({ ...now, translations })),
  };
  const { label, description, contents } = group;
  return [
    { ...shared, of: 'group', kind: 'label', english: label },
    {
      ...shared,
      of: 'groupDescription',
      kind: 'description',
      english: description,
    },
    ...contents.flatMap((option, at) => optionTexts(group, option, `${path}.contents[${at}]`)),
  ];
}

function optionTexts({ _id: id, maxSelection }: GroupView, option: OptionView, path: string): ItemText[] {
  // It has the names of its dish.
  if (option.itemID !== undefined) return [];
  const shared = {
    at: `${path}.translations`,
    translations: option.translations ?? {},
    translate: (item: ItemView, translations: Translations) =>
      changeGroup(item, id, (now) => changeOption(now, option._id, { translations })),
  };
  const name: ItemText = {
    ...shared,
    of: 'option',
    kind: 'label',
    english: option.label,
  };
  if (maxSelection > 0) return [name];
  return [name, { ...shared, of: 'optionText', kind: 'description', english: String(option.value) }];
}

/** The path at which the faults of a translation are reported. */
export function pathIn(language: OtherLanguage, { at, kind }: Pick<TranslatedText, 'at' | 'kind'>): string {
  return `${at}.${language}.${kind}`;
}

/** True if guests who read the language would see the English text. Usual names are translated automatically. */
export function lacks(language: OtherLanguage, { kind, english, translations }: TranslatedText): boolean {
  if (english.trim() === '' || translations[language]?.[kind]) return false;
  return nameIn(ALL_WORDS[language].names, english.trim()) === english.trim();
}

/** Finds translations that stayed as they were while their English text was changed, since the form was opened. */
export function staleIn<Text extends TranslatedText>(
  language: OtherLanguage,
  opened: readonly Text[],
  now: readonly Text[],
): Text[] {
  return now.filter(({ at, kind, english, translations }) => {
    const before = opened.find((text) => text.at === at && text.kind === kind);
    const translated = translations[language]?.[kind];
    if (!before || before.english.trim() === '' || translated === undefined) return false;
    return before.english.trim() !== english.trim() && before.translations[language]?.[kind] === translated;
  });
}
