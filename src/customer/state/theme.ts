import type { PageModel } from '#domain/api/page.ts';
import { colorOf, themeCss } from '../document/theme.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

const NAME = 'color';

let sheet: CSSStyleSheet | null = null;
let applied: string | null = null;

/** The colour of what is shown now, over the one that the page came with; the last one is remembered. */
export function applyTheme(color: string): void {
  if (color === applied) return;
  applied = color;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(themeCss(color));
  void writeEntry(NAME, color);
}

export function applyThemeOf(model: PageModel): void {
  applyTheme(colorOf(model));
}

/** For pages that belong to no store: the colour that was seen last. */
export async function applyLastTheme(): Promise<void> {
  const color = await readEntry<string>(NAME);
  if (color !== null && applied === null) applyTheme(color);
}
