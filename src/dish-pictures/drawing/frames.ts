import type { Frame } from '../recipes/picture.ts';

/** How many pixels are drawn. */
export const FRAMES: Readonly<Record<Frame, { width: number; height: number }>> = {
  item: { width: 800, height: 600 },
  banner: { width: 960, height: 540 },
  logo: { width: 512, height: 512 },
};
