import type { PageInput, PageModel } from '#restaurant/pages/wire/page.ts';
import { colorOf } from '#ui/guests/theme/color-of.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

const NAME = 'color';

let sheet: CSSStyleSheet | null = null;
let applied: string | null = null;
/** The colour whose tones came with the page. */
let cameWith: string | null = null;

export function beginTheme({ model, brand }: PageInput): void {
  cameWith = colorOf(model, brand.colour);
}

/** Applies a colour and stores it as the last one. */
export function applyTheme(color: string): void {
  if (color === applied) return;
  applied = color;
  void writeEntry(NAME, color);
  if (sheet || color !== cameWith) void showTones(color);
}

/** Loads the code that derives the tones, which most visits do not need. */
async function showTones(color: string): Promise<void> {
  const tones = await import('#ui/guests/theme/theme.ts').catch(() => null);
  if (color !== applied) return;
  if (!tones) {
    applied = null;
    return;
  }
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(tones.themeCss(color));
}

export function applyThemeOf(model: PageModel): void {
  applyTheme(colorOf(model));
}

/** Applies the last colour, for pages that belong to no store. */
export async function applyLastTheme(): Promise<void> {
  const color = await readEntry<string>(NAME);
  if (color !== null && applied === null) applyTheme(color);
}
