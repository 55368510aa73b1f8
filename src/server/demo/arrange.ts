import { dice } from './draw/ink.ts';
import type { Art, Picture } from './picture.ts';

/** The place of a piece of art, in heights of the picture from its middle. */
export interface PlacedArt {
  art: Art;
  x: number;
  y: number;
  size: number;
  turn: number;
}

interface Spot {
  /** Which piece of art; -1 is the last one. */
  of: number;
  x: number;
  y: number;
  size: number;
  turn: number;
}

const spot = (of: number, x: number, y: number, size: number, turn = 0): Spot => ({ of, x, y, size, turn });

/** From back to front. */
const layouts: Readonly<Record<Picture['layout'], readonly Spot[]>> = {
  solo: [spot(0, 0, -0.01, 0.9)],
  right: [spot(0, -0.13, -0.05, 0.8, -3), spot(2, -0.48, 0.22, 0.34, -12), spot(1, 0.4, 0.17, 0.46, 9)],
  left: [spot(0, 0.13, -0.05, 0.8, 3), spot(2, 0.48, 0.22, 0.34, 12), spot(1, -0.4, 0.17, 0.46, -9)],
  behind: [spot(2, -0.32, -0.14, 0.5, -14), spot(1, 0.27, -0.12, 0.64, 10), spot(0, -0.08, 0.05, 0.76, -4)],
  flank: [spot(1, -0.37, -0.12, 0.56, -5), spot(2, 0.38, -0.12, 0.54, 6), spot(0, 0, 0.1, 0.66)],
  row: [spot(0, -0.38, 0, 0.52, -6), spot(1, 0, -0.03, 0.52), spot(2, 0.38, 0, 0.52, 6)],
  heap: [spot(0, -0.34, -0.13, 0.54, -22), spot(0, 0.33, -0.15, 0.52, 20), spot(0, 0.01, 0.09, 0.7, -5)],
};

/** Crockery is wide, while an emoji fills its square, so it may be larger. */
const stature = (art: Art): number => {
  if (typeof art === 'string') return 0.92;
  return art.draw === 'plate' ? 1.24 : art.draw === 'bowl' ? 1.16 : 1;
};

export function arrange(picture: Picture, aspect: number): PlacedArt[] {
  const random = dice(JSON.stringify(picture));
  const room = picture.frame === 'logo' ? 0.84 : 1;
  const wide = picture.frame === 'banner' ? 1.22 : aspect / (4 / 3);
  return layouts[picture.layout].flatMap(({ of, x, y, size, turn }) => {
    const art = picture.art[of];
    if (art === undefined) return [];
    const crockery = typeof art !== 'string';
    const lone = crockery ? (random() - 0.5) * 3 : (random() - 0.5) * 12;
    return [{ art, x: x * wide, y, size: size * stature(art) * room, turn: crockery ? lone : turn + lone }];
  });
}
