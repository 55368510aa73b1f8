import type { Frame } from '#domain/dish-pictures/picture.ts';

/** How many pixels are drawn. */
export const FRAMES: Readonly<Record<Frame, { width: number; height: number }>> = {
  item: { width: 720, height: 540 },
  banner: { width: 960, height: 540 },
  logo: { width: 384, height: 384 },
};
