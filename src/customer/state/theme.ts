import type { PageModel } from '#domain/api/page.ts';
import { colorOf } from '../document/color-of.ts';
import { readEntry, writeEntry } from '../storage/vault.ts';

const NAME = 'color';

let sheet: CSSStyleSheet | null = null;
let applied: string | null = null;
/** Its tones are in the page already. */
let cameWith: string | null = null;

export function beginTheme(model: PageModel): void {
  cameWith = colorOf(model);
}

/** The colour of what is shown now, over the one that the page came with; the last one is remembered. */
export function applyTheme(color: string): void {
  if (color === applied) return;
  applied = color;
  void writeEntry(NAME, color);
  if (sheet || color !== cameWith) void showTones(color);
}

/** Most visits stay with one store, so that what works tones out is loaded by the others alone. */
async function showTones(color: string): Promise<void> {
  const tones = await import('../document/theme.ts').catch(() => null);
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

/** For pages that belong to no store: the colour that was seen last. */
export async function applyLastTheme(): Promise<void> {
  const color = await readEntry<string>(NAME);
  if (color !== null && applied === null) applyTheme(color);
}
