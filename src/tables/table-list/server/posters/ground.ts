import type { Look } from './look.ts';
import type { Box } from './shapes.ts';
import { type PosterSheet, WHITE } from './sheet.ts';

export const INK = '#1f1a17';
const SOFT = '#645b55';

/** The colours of text on the ground. */
export interface OnGround {
  text: string;
  soft: string;
  mark: string;
}

export function coloursOn({ style, tones }: Look): OnGround {
  return style === 'plain'
    ? { text: INK, soft: SOFT, mark: tones.text }
    : { text: WHITE, soft: tones.tintStrong, mark: WHITE };
}

/** Draws what is behind everything, to the edge of the box, with the photo at its head. */
export function drawGround(sheet: PosterSheet, look: Look, box: Box, photoHeight = 0): void {
  const { style, tones, photo } = look;
  if (style === 'plain') {
    const inset = 5;
    const { x, y, width, height } = box;
    const frame = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
    sheet.frame(frame, { color: tones.strong }, 1.2, 6);
    return;
  }
  sheet.within({ x: 0, y: 0, clip: box }, () => {
    const { x, y, width, height } = box;
    const top = photo ? photoHeight : 0;
    // The colour begins under the photo, so that no paper is seen between the two.
    const rest = { ...box, y: y + top - 1, height: height - top + 1 };
    sheet.fill(rest, { color: tones.strong, to: { color: tones.heroTo } });
    if (photo) drawPhoto(sheet, photo, { ...box, height: top }, tones.strong);
    else drawPlate(sheet, { x: x + width * 0.98, y: y + height * 0.12 }, height * 0.24, tones);
    drawPlate(sheet, { x: x - width * 0.02, y: y + height * 0.86 }, height * 0.3, tones);
  });
}

/** The photo fades into the colour below it. */
function drawPhoto(sheet: PosterSheet, photo: Buffer, box: Box, color: string): void {
  sheet.picture(photo, box, 0);
  // The veil goes past the photo, whose last row of dots would be seen through its edge.
  const veil = { ...box, y: box.y + box.height * 0.25, height: box.height * 0.75 + 0.5 };
  sheet.fill(veil, { color, opacity: 0, to: { color } });
}

/** A thali seen from above. */
function drawPlate(
  sheet: PosterSheet,
  middle: { x: number; y: number },
  radius: number,
  { tintStrong: color }: Look['tones'],
): void {
  sheet.disc(middle, radius, { color, opacity: 0.1 });
  sheet.ring(middle, radius * 0.88, { color, opacity: 0.35 }, radius * 0.012);
  for (let bowl = 0; bowl < 7; bowl++) {
    const angle = (bowl / 7) * 2 * Math.PI;
    const at = {
      x: middle.x + Math.cos(angle) * radius * 0.58,
      y: middle.y + Math.sin(angle) * radius * 0.58,
    };
    sheet.disc(at, radius * 0.21, { color, opacity: 0.14 });
    sheet.ring(at, radius * 0.17, { color, opacity: 0.3 }, radius * 0.01);
  }
  sheet.disc(middle, radius * 0.24, { color, opacity: 0.14 });
}
