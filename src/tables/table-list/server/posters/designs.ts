import type { PosterFormat } from '../../wire/tables.ts';
import { drawPoster } from './draw-poster.ts';
import { drawSticker } from './draw-sticker.ts';
import { drawTent } from './draw-tent.ts';
import type { Look, Poster } from './look.ts';
import type { PosterSheet } from './sheet.ts';

interface Design {
  page: { width: number; height: number };
  /** The upper left corner of each poster on a page. */
  spots: { x: number; y: number }[];
  draw(sheet: PosterSheet, look: Look, poster: Poster): void;
  /** Drawn once on each page, between the posters. */
  guides?(sheet: PosterSheet): void;
}

const A4 = { width: 210, height: 297 };

export const DESIGNS: Record<PosterFormat, Design> = {
  a4: { page: A4, spots: [{ x: 0, y: 0 }], draw: drawPoster },
  a5: {
    page: { width: 148, height: 210 },
    spots: [{ x: 0, y: 0 }],
    draw: (sheet, look, poster) =>
      sheet.within({ x: 0, y: 0, scale: 210 / A4.height }, () => drawPoster(sheet, look, poster)),
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
