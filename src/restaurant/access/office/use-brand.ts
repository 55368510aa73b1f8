import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { paletteOf } from '#ordering/menu/rules/palette.ts';
import { SITE_BRAND } from './site-brand.ts';

export const OWN_COLOUR = '0b6e3f';
/** Of screens that belong to no store. */
const OF_SITE = SITE_BRAND.colour || OWN_COLOUR;

/** The custom properties of a colour, in tones that are readable on the theme. */
export function brandTones(color: string, scheme: 'light' | 'dark'): Record<`--brand-${string}`, string> {
  const tones = paletteOf(color, scheme);
  return {
    '--brand-strong': tones.strong,
    '--brand-on-strong': tones.onStrong,
    '--brand-text': tones.text,
    '--brand-tint': tones.tint,
    '--brand-tint-strong': tones.tintStrong,
    '--brand-hero-from': tones.heroFrom,
    '--brand-hero-to': tones.heroTo,
  };
}

/** Applies the store's colour to the screens, in the present theme. */
export function useBrand(color: string = OF_SITE): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
    for (const [name, tone] of Object.entries(brandTones(color, scheme))) {
      document.documentElement.style.setProperty(name, tone);
    }
  }, [color, scheme]);
}
