import type { PlacedArt } from '../arrange.ts';
import type { Art } from '../picture.ts';
import { drawBowl } from './bowl.ts';
import { drawDrink } from './drink.ts';
import { createInk } from './ink.ts';
import { drawPlate } from './plate.ts';

export interface Size {
  width: number;
  height: number;
}

/** An SVG of drawings at their places, over what is behind them. */
export function drawScene({ width, height }: Size, placed: readonly PlacedArt[], behind = ''): string {
  const drawn = placed.map(({ art, x, y, size, turn }) => {
    const scale = (size * height) / 512;
    const place = `translate(${width / 2 + x * height} ${height / 2 + y * height}) rotate(${turn}) scale(${scale}) translate(-256 -256)`;
    return typeof art === 'string' ? '' : `<g transform="${place}">${drawing(art)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}${drawn.join('')}</svg>`;
}

function drawing(art: Exclude<Art, string>): string {
  const ink = createInk(JSON.stringify(art));
  const body = draw(art, ink);
  return ink.defs() + body;
}

function draw(art: Exclude<Art, string>, ink: ReturnType<typeof createInk>): string {
  if (art.draw === 'bowl') return drawBowl(art, ink);
  return art.draw === 'plate' ? drawPlate(art, ink) : drawDrink(art, ink);
}
