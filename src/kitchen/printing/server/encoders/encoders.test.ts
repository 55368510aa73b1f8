import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeEscPos, linesIn } from '../../../../../simulators/printer/decode-esc-pos.ts';
import { encodeEscPos } from '../../rules/paper/esc-pos.ts';
import { COLUMNS, DOTS, layOut, PAPERS } from '../../rules/paper/lay-out.ts';
import { GAP, type PrintLine, RULE, text } from '../../rules/paper/print-line.ts';
import { drawBitmap as draw } from './draw-rows.ts';
import { encodeEpson } from './epson.ts';
import { encodeStar } from './star.ts';

/** Characters that XML forbids: two non-characters, halves of surrogate pairs, and control characters. */
const UNWRITABLE = ['\uffff', '\ufffe', '\ud800', '\udfff', '\u0000', '\u{1ffff}'];

test.each(UNWRITABLE)('%j in a guest’s text is printed by each encoder', async (sign) => {
  const lines = [
    text(`Ravi${sign}Rao`, { bold: true }),
    text(`रवि${sign}`, { lead: `${sign}1 x `, right: sign }),
  ];
  const escPos = await encodeEscPos(lines, { paper: 80, copies: 1, draw });
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

test('a long order is one complete picture, however long', async () => {
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

test.each(PAPERS)('bands are placed as one picture would be, on %i mm', async (paper) => {
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

const HEIGHTS = { normal: 32, tall: 54, large: 60 };

test('an order of 100 long dishes in Hindi is complete on each printer', async () => {
  const options = ['घी', 'दही', 'तीखा', 'मीठा', 'गरम', 'नमक', 'चटनी', 'नींबू', 'मक्खन'];
  const names = Array.from(
    { length: 100 },
    (_, at) => `${at + 1} वेज हैदराबादी बिरयानी दही और सलाद के साथ परिवार वाली`,
  );
  const lines = names.flatMap((name) => [
    text(name, { lead: '2 x ', bold: true, size: 'tall' }),
    ...options.map((option) => text(option, { lead: '    + ' })),
  ]);
  const rows = layOut(lines, COLUMNS[58]);
  expect(rows.length).toBeGreaterThan(1_000);
  const height = rows.reduce((sum, row) => sum + HEIGHTS[(row.kind === 'row' && row.size) || 'normal'], 0);
  const job = { id: 'a1', paper: 58, copies: 1 } as const;
  const pictures = picturesIn(await encodeEscPos(lines, { ...job, draw }));
  expect(pictures.reduce((sum, picture) => sum + picture.height, 0)).toBe(height);
  expect((await encodeEpson(lines, job)).match(/<image /g)).toHaveLength(rows.length);
  const picture = await sharp(await encodeStar(lines, 58, 'image/png')).metadata();
  expect(picture.height).toBe(height);
  const words = (await encodeStar(lines, 58, 'text/plain')).toString().split(/\s+/).join(' ');
  for (const name of names) expect(words).toContain(`2 x ${name} + ${options.join(' + ')}`);
});

const picturesIn = (bytes: Uint8Array) =>
  decodeEscPos(bytes).flatMap((entry) => (entry !== 'cut' && 'picture' in entry ? [entry.picture] : []));

test('text in the printer’s own letters has no limit', async () => {
  const plain = Array.from({ length: 3000 }, () => text('Tea', { lead: '1 x ' }));
  expect(decodeEscPos(await encodeEscPos(plain, { paper: 58, copies: 1, draw }))).toHaveLength(3001);
});
