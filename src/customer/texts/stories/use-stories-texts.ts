import { useLanguage } from '../use-texts.ts';
import { type StoriesTexts, storiesEn } from './en.ts';
import { storiesHi } from './hi.ts';

export const STORIES_TEXTS = { en: storiesEn, hi: storiesHi };

/** Only the server renders these pages, so no script has these texts. */
export function useStoriesTexts(): StoriesTexts {
  return STORIES_TEXTS[useLanguage().locale];
}
