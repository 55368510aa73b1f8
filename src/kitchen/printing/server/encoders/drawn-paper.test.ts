import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPaper } from '../../../../../simulators/printer/draw-paper.ts';
import { encodeEscPos } from '../../rules/paper/esc-pos.ts';
import { RULE, text } from '../../rules/paper/print-line.ts';
import { drawBitmap as draw } from './draw-rows.ts';

test('a ticket in both alphabets is as wide as the paper, and what is white on black is dark', async () => {
  const lines = [
    text('NEW', { inverse: true }),
    RULE,
    text('Masala dosa', { lead: '2 x ', bold: true }),
    text('मसाला डोसा', { lead: '2 x ' }),
  ];
  const bytes = await encodeEscPos(lines, { paper: 58, copies: 1, draw });
  const png = sharp(await drawPaper(bytes, 384));
  expect(await png.metadata()).toMatchObject({ width: 384, height: 30 * 3 + 32 + 24 });
  const first = await png.extract({ left: 0, top: 0, width: 60, height: 30 }).greyscale().raw().toBuffer();
  const dark = first.filter((grey) => grey < 128).length;
  expect(dark).toBeGreaterThan(first.length / 2);
});
