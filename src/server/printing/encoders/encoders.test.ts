import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DOTS, PAPERS } from '#domain/printing/lay-out.ts';
import { GAP, type PrintLine, RULE, text } from '#domain/printing/print-line.ts';
import { decodeEscPos, linesIn } from '../testing/decode-esc-pos.ts';
import { encodeEpson } from './epson.ts';
import { encodeEscPos } from './esc-pos.ts';
import { encodeStar } from './star.ts';

/** What no XML may hold: the two that are no letters, halves of letters, and commands. */
const UNWRITABLE = ['\uffff', '\ufffe', '\ud800', '\udfff', '\u0000', '\u{1ffff}'];

test.each(UNWRITABLE)('%j in what a guest has written comes out of each printer', async (sign) => {
  const lines = [
    text(`Ravi${sign}Rao`, { bold: true }),
    text(`रवि${sign}`, { lead: `${sign}1 x `, right: sign }),
  ];
  const escPos = await encodeEscPos(lines, { paper: 80, copies: 1 });
  expect(linesIn(escPos)).toContain('Ravi Rao');
  const epson = await encodeEpson(lines, { id: 'a1', paper: 80, copies: 1 });
  expect(epson).toContain('Ravi Rao');
  const picture = sharp(await encodeStar(lines, 80, 'image/png'));
  expect(await picture.metadata()).toMatchObject({ width: 576, height: 64 });
  expect((await encodeStar(lines, 80, 'text/plain')).toString()).toContain('Ravi Rao');
});

const dish = (name: string): PrintLine[] => [
  text(name, { lead: '2 x ', bold: true, size: 'tall' }),
  ...['अतिरिक्त मक्खन', 'कम मिर्च वाला', 'बिना प्याज और लहसुन'].map((label) => text(label, { lead: '    + ' })),
];
const order = (dishes: number) =>
  Array.from({ length: dishes }, () => dish('वेज हैदराबादी बिरयानी दही के साथ '.repeat(5))).flat();

test('a long order is one picture, however long, and nothing of it is missing', async () => {
  const lines = [...Array.from({ length: 620 }, () => text('च', { size: 'tall' })), ...dish('वेज')];
  const picture = sharp(await encodeStar(lines, 58, 'image/png'));
  const { width, height = 0 } = await picture.metadata();
  expect(width).toBe(384);
  expect(height).toBeGreaterThan(32_767);
  const last = sharp(await encodeStar(dish('वेज'), 58, 'image/png'));
  const { height: least = 0 } = await last.metadata();
  const end = picture.extract({ left: 0, top: height - least, width: 384, height: least });
  expect(Buffer.compare(await end.raw().toBuffer(), await last.raw().toBuffer())).toBe(0);
});

test.each(PAPERS)('bands stand where one picture would have them, on %i mm', async (paper) => {
  const lines = [...order(4), RULE, GAP, { kind: 'qr', text: 'upi://pay?pa=a@b' } as const, ...order(1)];
  const png = await sharp(await encodeStar(lines, paper, 'image/png'))
    .greyscale()
    .raw()
    .toBuffer();
  const one = await Promise.all(
    lines.map(async (line) =>
      sharp(await encodeStar([line], paper, 'image/png'))
        .greyscale()
        .raw()
        .toBuffer(),
    ),
  );
  expect(png.length % DOTS[paper]).toBe(0);
  expect(Buffer.compare(png, Buffer.concat(one))).toBe(0);
});

test('what would be metres of pictures is refused, and not drawn; letters of the printer are no trouble', async () => {
  const hindi = Array.from({ length: 1001 }, () => text('च'));
  await expect(encodeStar(hindi, 58, 'image/png')).rejects.toThrow('too long');
  await expect(encodeEscPos(hindi, { paper: 58, copies: 1 })).rejects.toThrow('too long');
  await expect(encodeEpson(hindi, { id: 'a1', paper: 58, copies: 1 })).rejects.toThrow('too long');
  const plain = Array.from({ length: 3000 }, () => text('Tea', { lead: '1 x ' }));
  expect(decodeEscPos(await encodeEscPos(plain, { paper: 58, copies: 1 }))).toHaveLength(3001);
});
