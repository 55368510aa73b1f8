import type { StoriesTexts } from '#guests/stories/texts/guests/stories/en.ts';
import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
import type { PlacesTexts } from '#restaurant/listing/texts/guests/places/en.ts';
import type { Texts } from './main/en.ts';

/** All texts of a language, by folder: those that the server itself writes with, and what components ask for by name. */
export interface AllTexts {
  main: Texts;
  places: PlacesTexts;
  stories: StoriesTexts;
  readonly [folder: string]: unknown;
}

const FILES = import.meta.glob<Record<string, unknown>>(['./main/??.ts', '../../*/*/texts/guests/*/??.ts'], {
  eager: true,
});

/** For the server alone: a browser loads the texts of one language, in parts. */
export const ALL_TEXTS = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, textsIn(language)]),
) as Record<Language, AllTexts>;

/** A file exports its texts under the name of its folder. */
function textsIn(language: string) {
  const ofLanguage = Object.entries(FILES).filter(([file]) => file.endsWith(`/${language}.ts`));
  return Object.fromEntries(
    ofLanguage.map(([file, texts]) => {
      const folder = file.split('/').at(-2) ?? '';
      return [folder, texts[folder]];
    }),
  );
}
