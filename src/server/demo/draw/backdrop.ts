import type { PlacedArt } from '../arrange.ts';
import type { Picture } from '../picture.ts';
import { darker, lighter, mix } from './ink.ts';
import type { Size } from './scene.ts';

/** The tint, lit from above the middle, and the shadows on the ground. */
export function drawBackdrop(
  picture: Picture,
  primary: string,
  placed: PlacedArt[],
  { width, height }: Size,
): string {
  const logo = picture.frame === 'logo';
  const base = logo ? primary : mix(picture.tint, primary, picture.frame === 'banner' ? 0.1 : 0.03);
  const light = lighter(base, logo ? 0.28 : 0.5);
  const deep = logo ? darker(base, 0.3) : mix(base, darker(base, 0.5), 0.22);
  const shadow = darker(mix(base, '3a1420', 0.55), 0.35);
  const grounds = placed.map(({ art, x, y, size }) => {
    const reach = typeof art === 'string' ? 0.42 : art.draw === 'drink' ? 0.36 : 0.5;
    const foot = typeof art === 'string' ? 0.44 : art.draw === 'plate' ? 0.33 : 0.38;
    return `<ellipse cx="${width / 2 + x * height}" cy="${height / 2 + (y + foot * size) * height}" rx="${size * reach * height * 1.12}" ry="${size * 0.13 * height}" fill="url(#s)"/>`;
  });
  return `<defs>
<radialGradient id="b" cx=".5" cy=".42" r=".78"><stop offset="0" stop-color="#${light}"/><stop offset=".5" stop-color="#${base}"/><stop offset="1" stop-color="#${deep}"/></radialGradient>
<radialGradient id="s"><stop offset="0" stop-color="#${shadow}" stop-opacity=".5"/><stop offset=".55" stop-color="#${shadow}" stop-opacity=".22"/><stop offset="1" stop-color="#${shadow}" stop-opacity="0"/></radialGradient>
</defs><rect width="100%" height="100%" fill="url(#b)"/>${grounds.join('')}`;
}
