import type { Texts } from './main/en.ts';

/** The element of a page that names the file of its texts. */
export const TEXTS_ID = 'texts';

/** What every page needs, in its language. The page names the file, so that the first script names no language. */
export async function loadOwnTexts(): Promise<Texts> {
  const { href } = document.getElementById(TEXTS_ID) as HTMLLinkElement;
  return ((await import(/* @vite-ignore */ href)) as { main: Texts }).main;
}
