import { useLanguage } from '../use-texts.ts';
import { type PlacesTexts, placesEn } from './en.ts';
import { placesHi } from './hi.ts';

export const PLACES_TEXTS = { en: placesEn, hi: placesHi };

/** Both languages come with the pages that use them: they are loaded late as it is. */
export function usePlacesTexts(): PlacesTexts {
  return PLACES_TEXTS[useLanguage().locale];
}
