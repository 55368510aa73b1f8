import { useLanguage } from '../use-texts.ts';
import { type PlacesTexts, placesEn } from './en.ts';
import { placesHi } from './hi.ts';

export const PLACES_TEXTS = { en: placesEn, hi: placesHi };

/** Both languages are in one script, which is loaded with the pages that use it. */
export function usePlacesTexts(): PlacesTexts {
  return PLACES_TEXTS[useLanguage().locale];
}
