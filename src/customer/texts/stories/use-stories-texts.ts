import { textsOf } from '../texts-of.ts';

/** Only the server renders these pages, so no browser loads these texts. */
export const useStoriesTexts = textsOf('stories', {});
