import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { PlacesTexts } from './en.ts';

export const usePlacesTexts = textsOf(
  'places',
  import.meta.glob<PlacesTexts>('./??.ts', { import: 'places' }),
);
