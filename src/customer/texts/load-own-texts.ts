import { TEXTS_ID } from '../document/write-document.ts';
import type { Texts } from './main/en.ts';

/** What every page needs, in its language. The page names the file, so that the first script names no language. */
export async function loadOwnTexts(): Promise<Texts> {
  const { href } = document.getElementById(TEXTS_ID) as HTMLLinkElement;
  return ((await import(/* @vite-ignore */ href)) as { main: Texts }).main;
}
