import sharp, { type OverlayOptions } from 'sharp';
import { SOCIAL_SIZE, type Tones } from '../../wire/store-pictures.ts';
import { drawIcon } from './draw-icon.ts';
import { drawText, fitText } from './draw-text.ts';

export interface SocialLook {
  name: string;
  city: string;
  /** Masters; null where the store has none. */
  logo: Buffer | null;
  banner: Buffer | null;
  tones: Tones;
}

const { width, height } = SOCIAL_SIZE;
const MARGIN = 72;
const TEXT_WIDTH = 600;
const NAME_SIZES = [104, 92, 80, 68, 58, 50];
const LONGEST_NAME = 90;
const CITY_SIZE = 38;
const LONGEST_CITY = 40;
const LOGO = 136;
const GAP = 40;
/** The banner is beside the text, and fades in behind its end. */
const BANNER_LEFT = 330;

/** Draws the preview of a link to the store in a chat: its food, name and town. */
export async function drawSocial(look: SocialLook): Promise<Buffer> {
  const name = await fitText(shorten(look.name, LONGEST_NAME), NAME_SIZES, {
    maxWidth: TEXT_WIDTH,
    maxHeight: 330,
  });
  const city = await drawText(shorten(look.city, LONGEST_CITY), {
    size: CITY_SIZE,
    maxWidth: TEXT_WIDTH,
    maxHeight: 48,
  });
  const hasMark = look.logo !== null || name === null;
  const layers = await ground(look);
  if (hasMark) layers.push({ input: await drawIcon(look, LOGO, 'rounded'), left: MARGIN, top: MARGIN });
  const lines = [name, city].filter((line) => line !== null);
  const tall = lines.reduce((sum, line) => sum + line.height, 0) + GAP * (lines.length - 1);
  let top = hasMark ? height - MARGIN - tall : Math.round((height - tall) / 2);
  for (const line of lines) {
    layers.push({ input: line.png, left: MARGIN, top: Math.max(0, top) });
    top += line.height + GAP;
  }
  return sharp({ create: { width, height, channels: 4, background: look.tones.heroTo } })
    .composite(layers)
    .removeAlpha()
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function ground(look: SocialLook): Promise<OverlayOptions[]> {
  const over = { input: veil(look), left: 0, top: 0 };
  if (!look.banner) return [over];
  const size = { width: width - BANNER_LEFT, height };
  const input = await sharp(look.banner)
    .resize({ ...size, fit: 'cover' })
    .toBuffer();
  return [{ input, left: BANNER_LEFT, top: 0 }, over];
}

/** The store's colour, which fades out to the right over a photograph and otherwise fills the picture. */
function veil({ banner, tones }: SocialLook): Buffer {
  const { heroTo, heroFrom, tintStrong } = tones;
  const stops = banner
    ? `<stop offset=".275" stop-color="${heroTo}"/><stop offset=".52" stop-color="${heroTo}" stop-opacity=".8"/>
       <stop offset=".76" stop-color="${heroTo}" stop-opacity=".15"/><stop offset="1" stop-color="${heroTo}" stop-opacity="0"/>`
    : `<stop stop-color="${heroTo}"/><stop offset=".5" stop-color="${heroTo}"/><stop offset="1" stop-color="${heroFrom}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="v" x2="1" y2="${banner ? 0 : 0.35}">${stops}</linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#v)"/>${banner ? '' : plate(tintStrong)}
  </svg>`);
}

/** A thali seen from above, large enough to leave the picture. */
function plate(tone: string): string {
  const bowl = (x: number, y: number, radius: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tone}" fill-opacity=".16"/>
     <circle cx="${x}" cy="${y}" r="${radius - 14}" fill="none" stroke="${tone}" stroke-opacity=".3" stroke-width="3"/>`;
  return `<g><circle cx="985" cy="300" r="330" fill="${tone}" fill-opacity=".1"/>
    <circle cx="985" cy="300" r="290" fill="none" stroke="${tone}" stroke-opacity=".35" stroke-width="4"/>
    ${bowl(870, 215, 92)}${bowl(1080, 175, 78)}${bowl(1115, 385, 96)}${bowl(905, 425, 84)}</g>`;
}

function shorten(text: string, most: number): string {
  const signs = [...text.trim()];
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : signs.join('');
}
