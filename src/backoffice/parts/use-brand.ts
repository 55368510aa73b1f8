import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { paletteOf } from '#domain/palette.ts';

const OURS = '0b6e3f';

/** The screens take the store's colour, in tones that can be read on the theme of the moment. */
export function useBrand(color: string = OURS): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
    const { strong, onStrong, text, tint, tintStrong, heroFrom, heroTo } = paletteOf(color, scheme);
    const tones = {
      strong,
      'on-strong': onStrong,
      text,
      tint,
      'tint-strong': tintStrong,
      'hero-from': heroFrom,
      'hero-to': heroTo,
    };
    for (const [name, tone] of Object.entries(tones)) {
      document.documentElement.style.setProperty(`--brand-${name}`, tone);
    }
  }, [color, scheme]);
}
