import { smoothSkin } from './noise.ts';
import type { View } from './rasterise.ts';
import type { Scene, Steam } from './scene.ts';

const RISES = 1.15;
const STRONGEST = 0.3;

/** Two wisps over whatever is hot, fading as they rise. */
export function addSteam({ steams }: Scene, view: View, pixels: Uint8Array): void {
  for (const steam of steams) for (const side of [-0.3, 0.25]) addWisp(steam, side, view, pixels);
}

function addWisp(
  { x, y, z, width }: Steam,
  side: number,
  { rows, scale, left, top, ...view }: View,
  pixels: Uint8Array,
): void {
  const [, [, byY, byZ]] = rows;
  const foot = top + scale * (byY * y + byZ * z);
  const tall = scale * RISES * width;
  const middle = left + scale * (x + side * width);
  for (let py = Math.max(0, Math.floor(foot - tall)); py < Math.min(view.height, foot); py++) {
    const rise = (foot - py) / tall;
    const sway = (smoothSkin(rise * 0.35 + side, 0.3) - 0.5) * 0.5 * width * scale;
    const broad = scale * width * (0.09 + 0.16 * rise);
    const strength = STRONGEST * Math.sin(Math.min(1, rise * 1.02) * Math.PI) ** 1.2;
    const from = Math.max(0, Math.floor(middle + sway - broad * 2.4));
    const to = Math.min(view.width - 1, Math.ceil(middle + sway + broad * 2.4));
    for (let px = from; px <= to; px++) {
      const off = (px - middle - sway) / broad;
      const cover =
        strength * Math.exp(-off * off) * (0.35 + 0.9 * smoothSkin(px / scale / 3 + side, py / scale / 5));
      const at = (py * view.width + px) * 3;
      for (let i = at; i < at + 3; i++)
        pixels[i] = (pixels[i] as number) + (252 - (pixels[i] as number)) * cover;
    }
  }
}
