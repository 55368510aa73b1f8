import type { PosterFormat } from '#domain/api/tables.ts';
import type { Palette } from '#domain/store/palette.ts';
import type { Box } from './shapes.ts';
import { type PosterSheet, WHITE } from './sheet.ts';

/** What all posters of a store have in common. */
export interface Look {
  name: string;
  /** A square JPEG; null if the store has none. */
  logo: Buffer | null;
  tones: Pick<Palette, 'strong' | 'onStrong' | 'text'>;
  /** What scanning is for, in two languages. */
  invitation: { english: string; hindi: string };
}

/** One code; a null place stands for the store's own code. */
export interface Poster {
  place: { label: string; iden: string; name: string } | null;
  link: string;
  /** The link as a person would type it. */
  address: string;
}

interface Design {
  page: { width: number; height: number };
  /** The upper left corner of each poster on a page. */
  spots: { x: number; y: number }[];
  draw(sheet: PosterSheet, look: Look, poster: Poster): void;
  /** Drawn once on each page, between the posters. */
  guides?(sheet: PosterSheet): void;
}

const INK = '#1f1a17';
const SOFT = '#645b55';
/** A table's name shrinks as much as necessary, because a cut name would be another table's. */
const SMALLEST_NAME = 0.05;
const A4 = { width: 210, height: 297 };

export const DESIGNS: Record<PosterFormat, Design> = {
  a4: { page: A4, spots: [{ x: 0, y: 0 }], draw: drawPoster },
  a5: {
    page: { width: 148, height: 210 },
    spots: [{ x: 0, y: 0 }],
    draw: (sheet, look, poster) =>
      sheet.within({ x: 0, y: 0, scale: 148 / A4.width }, () => drawPoster(sheet, look, poster)),
  },
  'a6-tent': {
    page: { width: 297, height: 210 },
    spots: [0, 148.5].map((x) => ({ x, y: 0 })),
    draw: drawTent,
    guides(sheet) {
      sheet.guide({ x: 148.5, y: 0 }, { x: 148.5, y: 210 });
      sheet.guide({ x: 0, y: 105 }, { x: 297, y: 105 });
    },
  },
  stickers: {
    page: A4,
    spots: Array.from({ length: 21 }, (_, at) => ({ x: (at % 3) * 70, y: Math.floor(at / 3) * (297 / 7) })),
    draw: drawSticker,
  },
};

function drawPoster(sheet: PosterSheet, look: Look, { place, link, address }: Poster): void {
  const { tones, invitation } = look;
  const whole = (y: number, height: number): Box => ({ x: 16, y, width: 178, height });
  const middle = { align: 'middle' } as const;
  sheet.fill({ x: 0, y: 0, width: A4.width, height: 66 }, tones.strong);
  drawHead(sheet, look, { x: 16, y: 16, width: 178, height: 34 }, 15);
  sheet.write(place?.name ?? invitation.english, whole(75, 32), {
    size: 25,
    color: INK,
    least: SMALLEST_NAME,
    ...middle,
  });
  const frame = { x: 45, y: 114, width: 120, height: 120 };
  sheet.code(link, frame.x + 3, frame.y + 3, frame.width - 6);
  sheet.frame(frame, tones.strong, 1.6, 8);
  if (place) sheet.write(invitation.english, whole(239, 14), { size: 11, color: tones.text, ...middle });
  const hindi = place ? { box: whole(253, 12), size: 9 } : { box: whole(243, 16), size: 12 };
  sheet.write(invitation.hindi, hindi.box, { size: hindi.size, color: tones.text, ...middle });
  sheet.write(address, whole(272, 8), { size: 5, color: SOFT, weight: 400, ...middle });
}

/** Logo and name side by side. */
function drawHead(sheet: PosterSheet, { name, logo, tones }: Look, box: Box, size: number): void {
  const side = box.height;
  if (logo) drawLogo(sheet, logo, { ...box, width: side });
  const indent = logo ? side * 1.25 : 0;
  const room = { ...box, x: box.x + indent, width: box.width - indent };
  sheet.write(name, room, { size, color: tones.onStrong, lines: 2 });
}

/** Draws a white rim, because many logos have the colour of their restaurant. */
function drawLogo(sheet: PosterSheet, logo: Buffer, box: Box): void {
  const rim = box.width * 0.03;
  const { x, y, width, height } = box;
  sheet.fill(box, WHITE, width * 0.22);
  const inner = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
  sheet.picture(logo, inner, width * 0.2);
}

/** Two sides of A6 that stand back to back once the sheet is folded. */
function drawTent(sheet: PosterSheet, look: Look, poster: Poster): void {
  sheet.within({ x: 0, y: 105 }, () => drawTentSide(sheet, look, poster));
  sheet.within({ x: 148.5, y: 105, turned: true }, () => drawTentSide(sheet, look, poster));
}

function drawTentSide(sheet: PosterSheet, look: Look, { place, link, address }: Poster): void {
  const { tones, invitation, logo, name } = look;
  sheet.fill({ x: 6, y: 6, width: 61, height: 93 }, tones.strong, 6);
  if (logo) drawLogo(sheet, logo, { x: 12, y: 12, width: 20, height: 20 });
  const nameBox = place ? { y: logo ? 34 : 12, height: 14 } : { y: 34, height: 56 };
  const nameStyle = { size: place ? 6 : 10, color: WHITE, lines: 2 } as const;
  sheet.write(name, { x: 12, width: 49, ...nameBox }, nameStyle);
  if (place) {
    sheet.write(
      place.label,
      { x: 12, y: 54, width: 49, height: 9 },
      { size: 6.5, color: WHITE, weight: 400 },
    );
    sheet.write(
      place.iden,
      { x: 12, y: 64, width: 49, height: 30 },
      { size: 24, color: WHITE, least: SMALLEST_NAME },
    );
  }
  sheet.code(link, 74, 4, 68);
  const below = (y: number, height: number): Box => ({ x: 72, y, width: 72, height });
  const style = { align: 'middle', color: tones.text } as const;
  sheet.write(invitation.english, below(72.5, 9), { size: 7, ...style });
  sheet.write(invitation.hindi, below(82, 7), { size: 5, ...style });
  sheet.write(address, below(91, 6), { size: 3.4, align: 'middle', color: SOFT, weight: 400 });
}

/** The largest code that fits a sticker: 30 mm without its quiet zone, even for the shortest link. */
const STICKER_CODE = 41;

function drawSticker(sheet: PosterSheet, look: Look, { place, link }: Poster): void {
  const { tones, invitation, name } = look;
  const line = (y: number, height: number): Box => ({ x: 5, y, width: 23.5, height });
  const nameStyle = { size: place ? 3 : 4.5, color: INK, lines: 2 } as const;
  sheet.write(name, place ? line(3, 7) : line(6, 18), nameStyle);
  if (place) {
    sheet.write(place.label, line(11, 4.5), { size: 3.6, color: SOFT, weight: 400 });
    sheet.write(place.iden, line(15, 14), { size: 11, color: tones.text, least: SMALLEST_NAME });
  }
  sheet.write(invitation.english, line(30, 4.5), { size: 3.4, color: tones.text });
  sheet.write(invitation.hindi, line(34.5, 4), { size: 2.7, color: tones.text });
  sheet.code(link, 29, 0.7, STICKER_CODE);
}
