import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { StoriesTexts } from './en.ts';

/** Only the server renders these pages, so no browser loads these texts. */
export const useStoriesTexts = textsOf<StoriesTexts>('stories', {});
