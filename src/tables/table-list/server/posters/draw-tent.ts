import { SMALLEST_NAME } from './draw-poster.ts';
import { coloursOn, drawGround, INK, type OnGround } from './ground.ts';
import type { Look, Poster } from './look.ts';
import type { Box } from './shapes.ts';
import { type PosterSheet, WHITE } from './sheet.ts';

/** A6, landscape. */
const SIDE = { x: 0, y: 0, width: 148.5, height: 105 };
const LEFT = { x: 9, width: 56 };
const CARD = { x: 70, y: 6, width: 72.5, height: 93 };

/** Two sides of A6 that are back to back once the sheet is folded. */
export function drawTent(sheet: PosterSheet, look: Look, poster: Poster): void {
  sheet.within({ x: 0, y: 105 }, () => drawTentSide(sheet, look, poster));
  sheet.within({ x: 148.5, y: 105, turned: true }, () => drawTentSide(sheet, look, poster));
}

function drawTentSide(sheet: PosterSheet, look: Look, poster: Poster): void {
  const on = coloursOn(look);
  const { invitation, tones } = look;
  drawGround(sheet, look, SIDE, 36);
  drawWho(sheet, look, poster, on);
  for (const [at, step] of look.steps.entries()) drawStep(sheet, on, at + 1, step, 73 + at * 8.6);
  sheet.fill(CARD, { color: WHITE }, 5);
  sheet.code(poster.link, 72.25, 8, 68);
  const below = (y: number, height: number): Box => ({ x: 73, y, width: 66.5, height });
  const middle = { align: 'middle' } as const;
  sheet.write(invitation.english, below(76, 8.5), { size: 7, color: INK, weight: 'display', ...middle });
  sheet.write(invitation.hindi, below(84.5, 6.5), { size: 4.6, color: tones.text, ...middle });
  sheet.write(poster.address, below(91.5, 5), { size: 3.2, color: INK, weight: 400, ...middle });
}

/** Logo and name, and the table or what scanning is for. */
function drawWho(sheet: PosterSheet, look: Look, { place }: Poster, on: OnGround): void {
  const { logo, name, photo, invitation } = look;
  const side = photo ? 14 : 18;
  const top = photo ? 26 : 10;
  if (logo) sheet.logo(logo, { x: LEFT.x, y: top, width: side, height: side });
  const indent = logo ? side + 4 : 0;
  const nameBox = { x: LEFT.x + indent, y: top, width: LEFT.width - indent, height: side };
  sheet.write(name, nameBox, { size: 7, color: on.text, weight: 'display', lines: 2 });
  const below = top + side + (photo ? 1 : 6);
  const room = 71 - below;
  if (!place) {
    const box = { ...LEFT, y: below, height: room };
    sheet.write(invitation.english, box, { size: 13, color: on.text, weight: 'display', lines: 2 });
    return;
  }
  const label = Math.min(8, room * 0.28);
  sheet.write(
    place.label,
    { ...LEFT, y: below, height: label },
    { size: 6, color: on.soft, weight: 'display' },
  );
  sheet.write(
    place.iden,
    { ...LEFT, y: below + label, height: room - label },
    { size: 26, color: on.text, weight: 'display', least: SMALLEST_NAME },
  );
}

function drawStep(
  sheet: PosterSheet,
  on: OnGround,
  number: number,
  { english, hindi }: Look['steps'][number],
  y: number,
): void {
  const radius = 3.1;
  const middle = { x: LEFT.x + radius, y: y + 4 };
  sheet.ring(middle, radius, { color: on.mark }, 0.4);
  const inside = { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
  sheet.write(String(number), inside, { size: 3.8, color: on.mark, weight: 'display', align: 'middle' });
  const line = { y, height: 8 };
  sheet.write(english, { ...line, x: 18, width: 20 }, { size: 4.2, color: on.text, weight: 'display' });
  sheet.write(hindi, { ...line, x: 40, width: 26 }, { size: 3.4, color: on.soft });
}
