import type { Texts } from './main/en.ts';

const FILES = import.meta.glob<Texts>('./main/??.ts', { import: 'main' });

/** What every page needs, in another language. */
export async function loadTexts(language: string): Promise<Texts> {
  const file = FILES[`./main/${language}.ts`];
  if (!file) throw new Error(language);
  return await file();
}
