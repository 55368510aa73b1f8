import { coloursOn, drawGround, INK, type OnGround } from './ground.ts';
import type { Look, Poster } from './look.ts';
import type { Box } from './shapes.ts';
import { type PosterSheet, WHITE } from './sheet.ts';

/** A table's name shrinks as much as necessary, because a cut name would be another table's. */
export const SMALLEST_NAME = 0.05;

const PAGE = { x: 0, y: 0, width: 210, height: 297 };
const MARGIN = 18;
const across = (y: number, height: number): Box => ({
  x: MARGIN,
  y,
  width: PAGE.width - 2 * MARGIN,
  height,
});

/** The place of the head: at the top, or below a photo. */
const HEADS = {
  high: { head: across(20, 30), invitation: across(58, 24), size: 22, hindi: across(82, 14), hindiSize: 11 },
  low: { head: across(60, 22), invitation: across(84, 14), size: 13, hindi: across(97, 9), hindiSize: 7.5 },
};
const CARD = { x: 35, y: 108, width: 140 };
const CODE = { x: 42, y: 111, side: 126 };
/** Puts three steps of usual length in the middle. */
const STEP_INDENT = 7;
const STEP_WIDTH = (PAGE.width - 2 * MARGIN) / 3;

/** Draws an A4 page. */
export function drawPoster(sheet: PosterSheet, look: Look, { place, link, address }: Poster): void {
  const on = coloursOn(look);
  const middle = { align: 'middle' } as const;
  drawGround(sheet, look, PAGE, 74);
  const { head, invitation, size, hindi, hindiSize } = look.photo ? HEADS.low : HEADS.high;
  drawHead(sheet, look, head, on.text);
  sheet.write(look.invitation.english, invitation, { size, color: on.text, weight: 'display', ...middle });
  sheet.write(look.invitation.hindi, hindi, { size: hindiSize, color: on.soft, ...middle });
  const height = place ? 149 : 132;
  sheet.fill({ ...CARD, height }, { color: WHITE }, 9);
  if (look.style === 'plain') sheet.frame({ ...CARD, height }, { color: look.tones.strong }, 1, 9);
  sheet.code(link, CODE.x, CODE.y, CODE.side);
  if (place) {
    const name = { x: CARD.x + 5, y: 236, width: CARD.width - 10, height: 19 };
    sheet.write(place.name, name, {
      size: 17,
      color: INK,
      weight: 'display',
      least: SMALLEST_NAME,
      ...middle,
    });
  }
  const top = place ? 261 : 252;
  for (const [at, step] of look.steps.entries()) {
    const box = {
      x: MARGIN + STEP_INDENT + at * STEP_WIDTH,
      y: top,
      width: STEP_WIDTH - STEP_INDENT,
      height: 17,
    };
    drawStep(sheet, on, at + 1, step, box);
  }
  sheet.write(address, across(281, 7), { size: 4.6, color: on.soft, weight: 400, ...middle });
}

/** Logo and name side by side. */
function drawHead(sheet: PosterSheet, { name, logo }: Look, box: Box, color: string): void {
  const side = box.height;
  if (logo) sheet.logo(logo, { ...box, width: side });
  const indent = logo ? side * 1.25 : 0;
  const room = { ...box, x: box.x + indent, width: box.width - indent };
  sheet.write(name, room, { size: 16, color, weight: 'display', lines: 2 });
}

function drawStep(
  sheet: PosterSheet,
  on: OnGround,
  number: number,
  { english, hindi }: Look['steps'][number],
  { x, y, width, height }: Box,
): void {
  const radius = 5.4;
  const middle = { x: x + radius + 1, y: y + height / 2 };
  sheet.ring(middle, radius, { color: on.mark }, 0.7);
  const inside = { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
  sheet.write(String(number), inside, { size: 6.5, color: on.mark, weight: 'display', align: 'middle' });
  const text = { x: x + 2 * radius + 4, width: width - 2 * radius - 4 };
  sheet.write(english, { ...text, y, height: 10 }, { size: 6.6, color: on.text, weight: 'display' });
  sheet.write(hindi, { ...text, y: y + 9.5, height: 7 }, { size: 5, color: on.soft });
}
