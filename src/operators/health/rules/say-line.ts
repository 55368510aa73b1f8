import { LANGUAGES, type OfficeLanguage } from '#platform/language/rules/languages.ts';
import { DUE_WORK } from './figures.ts';
import type { Line, LineName, OtherLine } from './lines.ts';
import { type HealthTexts, healthEn } from './texts/en.ts';
import { healthHi } from './texts/hi.ts';

export const HEALTH_TEXTS: Record<OfficeLanguage, HealthTexts> = { en: healthEn, hi: healthHi };

export function nameLine(name: LineName, language: OfficeLanguage): string {
  const { work, lines } = HEALTH_TEXTS[language];
  const kind = DUE_WORK.find((one) => name === `work.${one}`);
  return kind ? work[kind] : lines[name as OtherLine];
}

/** What is wrong with a line, and what to do. Its time is written by whoever knows the reader's time zone. */
export function sayLine(
  { why, count, of, at, about = '' }: Line,
  language: OfficeLanguage,
  writeTime: (at: string) => string,
): string {
  const number = new Intl.NumberFormat(LANGUAGES[language].tag);
  const write = (figure: number | undefined) => (figure === undefined ? '' : number.format(figure));
  const said = { count: write(count), of: write(of), at: at === undefined ? '' : writeTime(at), about };
  return HEALTH_TEXTS[language].says[why](said);
}
