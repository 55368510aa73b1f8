import { SMALLEST_NAME } from './draw-poster.ts';
import { coloursOn, drawGround } from './ground.ts';
import type { Look, Poster } from './look.ts';
import type { Box } from './shapes.ts';
import type { PosterSheet } from './sheet.ts';

/** The largest code that fits: 30 mm without its quiet zone, even for the shortest link. */
const CODE = { x: 28.5, y: 0.7, side: 41 };
const line = (y: number, height: number): Box => ({ x: 4, y, width: 22.5, height });

/** Draws 70 by 42.3 mm. */
export function drawSticker(sheet: PosterSheet, look: Look, { place, link }: Poster): void {
  const on = coloursOn(look);
  const { name, invitation, style } = look;
  if (style !== 'plain') drawGround(sheet, look, { x: 0, y: 0, width: CODE.x, height: 42.4 });
  const nameStyle = { size: place ? 3.2 : 4.6, color: on.text, weight: 'display', lines: 2 } as const;
  sheet.write(name, place ? line(3, 7) : line(6, 18), nameStyle);
  if (place) {
    sheet.write(place.label, line(11.5, 4.5), { size: 3.6, color: on.soft, weight: 'display' });
    sheet.write(place.iden, line(15.5, 14), {
      size: 12,
      color: on.text,
      weight: 'display',
      least: SMALLEST_NAME,
    });
  }
  sheet.write(invitation.english, line(30.5, 4.5), { size: 3.4, color: on.text, weight: 'display' });
  sheet.write(invitation.hindi, line(35, 4), { size: 2.6, color: on.soft });
  sheet.code(link, CODE.x, CODE.y, CODE.side);
}
