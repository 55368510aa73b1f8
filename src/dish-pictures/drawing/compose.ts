import { serveBowl } from '../foods/bowl.ts';
import { serveDrink } from '../foods/drink.ts';
import { servePlate } from '../foods/plate.ts';
import type { Art, Picture } from '../recipes/picture.ts';
import { shoot } from '../render/light.ts';
import { Scene } from '../render/scene.ts';
import { type Table, tableOf, tables } from '../render/table.ts';

export interface Drawn {
  pixels: Uint8Array;
  width: number;
  height: number;
}

const DEGREE = Math.PI / 180;
/** How much of the height a unit has, and how far the eye looks down on it. A glass is seen more from the side. */
const seenAs = (art: Art | undefined) =>
  art?.draw === 'drink'
    ? { zoom: 0.5, down: 30 * DEGREE, lift: art.vessel === 'tall' || art.vessel === 'bottle' ? 0.68 : 0.42 }
    : art?.draw === 'plate'
      ? { zoom: 0.455, down: 47 * DEGREE, lift: 0.12 }
      : { zoom: 0.48, down: 50 * DEGREE, lift: 0.34 };

type Spot = readonly [of: number, x: number, z: number, scale: number];
const layouts: Readonly<Record<Picture['layout'], readonly Spot[]>> = {
  solo: [[0, 0, 0, 1]],
  right: [
    [0, -0.3, 0.05, 1],
    [1, 1.3, -0.85, 0.6],
  ],
  left: [
    [0, 0.3, 0.05, 1],
    [1, -1.3, -0.85, 0.6],
  ],
  row: [
    [0, -1.25, 0.1, 0.82],
    [1, 0.55, 0.32, 0.82],
    [2, 1.6, -0.95, 0.7],
  ],
};

/** Draws a recipe. The same recipe in the same size gives the same pixels. */
export function compose(picture: Picture, width: number, height: number, brand: string): Drawn {
  const scene = new Scene(JSON.stringify(picture));
  const { zoom, down, lift } = seenAs(picture.art[0]);
  const back = (lift * Math.cos(down)) / Math.sin(down);
  for (const [of, x, z, scale] of layouts[picture.layout]) {
    const art = picture.art[of];
    if (art) scene.at(x, z + back, scale, () => serve(scene, art));
  }
  const closer = picture.frame === 'logo' ? 0.82 : 1;
  const table = tableUnder(picture, brand);
  return { pixels: shoot(scene, { width, height, down, zoom: zoom * closer, table }), width, height };
}

/** The colour of most of the picture, as 6 hex digits. */
export const mainColor = (picture: Pick<Picture, 'frame' | 'table'>, brand: string): string =>
  tableUnder(picture, brand).color;

const tableUnder = ({ frame, table }: Pick<Picture, 'frame' | 'table'>, brand: string): Table =>
  frame === 'logo' ? tableOf(brand) : tables[table];

function serve(scene: Scene, art: Art): void {
  if (art.draw === 'bowl') serveBowl(scene, art);
  else if (art.draw === 'plate') servePlate(scene, art);
  else serveDrink(scene, art);
}
