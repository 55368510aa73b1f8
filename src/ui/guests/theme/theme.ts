import { type Palette, paletteOf } from '#ordering/menu/rules/palette.ts';

export function themeCss(color: string): string {
  const light = variables(paletteOf(color, 'light'));
  const dark = variables(paletteOf(color, 'dark'));
  return `:root{${light}}@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`;
}

/** Over the ones above, whatever theme the machine has. */
export function themeCssIn(theme: 'light' | 'dark', color: string): string {
  return `:root:root{${variables(paletteOf(color, theme))}}`;
}

function variables({ strong, onStrong, text, tint, tintStrong, heroFrom, heroTo }: Palette): string {
  const tones = {
    strong,
    'on-strong': onStrong,
    text,
    tint,
    'tint-strong': tintStrong,
    'hero-from': heroFrom,
    'hero-to': heroTo,
  };
  return Object.entries(tones)
    .map(([name, tone]) => `--brand-${name}:${tone}`)
    .join(';');
}
