import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureUrl } from '#ordering/menu/rules/own-pictures.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import { processorMs, takesAtMost } from '#testing/server/work.ts';
import { encodeVariant } from './drawing/encode-variant.ts';
import { createImageFiles, PICTURES_WAITING } from './image-files.ts';
import { colouredUrl, maxUploadBytes, parseImageName } from './image-name.ts';
import { createFolderMasters } from './masters/folder-masters.ts';
import { saveMaster } from './masters/save-master.ts';

let directory: string;
let files: ImageFiles;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'));
  files = createImageFiles(directory);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const plain = (width: number, height: number, background = '#d2452c') =>
  sharp({ create: { width, height, channels: 3, background } });

const invalid = (reason: string) => expect.objectContaining({ code: 'IMAGE_INVALID', details: { reason } });

const master = async (id: string) => readFile(join(directory, 'masters', id.slice(0, 2), `${id}.webp`));

const written = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

/** A PNG whose header claims a size that its data does not have. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await plain(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test('refuses SVG in any wrapping', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  for (const text of [svg, `<?xml version="1.0"?>${svg}`, `\n  ${svg}`, `GIF89a${svg}`]) {
    await expect(saveMaster(files, Buffer.from(text))).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
  }
});

test('refuses other kinds, by their content', async () => {
  const tiff = await plain(20, 20).tiff().toBuffer();
  const pdf = Buffer.from('%PDF-1.7 and some more bytes');
  for (const bytes of [tiff, pdf, Buffer.alloc(0), Buffer.from('RIFF'), Buffer.alloc(64, 7)]) {
    await expect(saveMaster(files, bytes)).rejects.toEqual(invalid('kind'));
  }
});

test('refuses more bytes or pixels than the limit, before it decodes them', async () => {
  await expect(saveMaster(files, Buffer.alloc(maxUploadBytes + 1))).rejects.toEqual(invalid('bytes'));
  const workFor = async (side: number) => {
    const before = process.cpuUsage();
    await expect(saveMaster(files, await bomb(side, side))).rejects.toMatchObject({ code: 'IMAGE_INVALID' });
    return processorMs(before);
  };
  const sixteenMillion = await plain(4000, 4000).png({ compressionLevel: 1 }).toBuffer();
  const before = process.cpuUsage();
  await saveMaster(files, sixteenMillion);
  const decoded = processorMs(before);
  for (const side of [6400, 50_000]) await takesAtMost(decoded / 2, () => workFor(side));
});

test('refuses a file that was cut off, and leaves nothing behind', async () => {
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(saveMaster(files, whole.subarray(0, whole.length / 3))).rejects.toEqual(invalid('content'));
  expect(await written()).toEqual([]);
});

test('accepts every kind that it promises', async () => {
  const picture = () => plain(40, 30);
  const kinds = [picture().jpeg(), picture().png(), picture().webp(), picture().avif(), picture().gif()];
  for (const kind of kinds) {
    expect(await saveMaster(files, await kind.toBuffer())).toMatchObject({ width: 40, height: 30 });
  }
});

test('drops metadata, above all the place where the picture was taken', async () => {
  const jpeg = await plain(64, 48)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const { id } = await saveMaster(files, jpeg);
  const kept = await master(id);
  const { exif, xmp, iptc, icc } = await sharp(kept).metadata();
  expect({ exif, xmp, iptc, icc }).toEqual({});
  expect(kept.includes('Somebody')).toBe(false);
});

test('applies the orientation', async () => {
  const sideways = await plain(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await saveMaster(files, sideways);
  expect(stored).toMatchObject({ width: 40, height: 80 });
  const { width, height, orientation } = await sharp(await master(stored.id)).metadata();
  expect({ width, height, orientation }).toEqual({ width: 40, height: 80, orientation: undefined });
});

test('bounds the size, names by content, and knows the colour', async () => {
  const png = await plain(3000, 2000, '#2f6b2f').png().toBuffer();
  const stored = await saveMaster(files, png);
  expect(stored).toMatchObject({ width: 1600, height: 1067 });
  expect(stored.id).toMatch(/^[0-9a-f]{32}$/);
  const channels = stored.color.match(/../g)?.map((pair) => Number.parseInt(pair, 16));
  [0x2f, 0x6b, 0x2f].forEach((channel, index) => {
    expect(Math.abs((channels?.[index] ?? 0) - channel)).toBeLessThan(12);
  });
  expect(await saveMaster(files, png)).toEqual(stored);
  expect(await written()).toHaveLength(1);
  expect(colouredUrl(stored)).toBe(`${pictureUrl(stored.id)}#${stored.color}`);
});

test.each([1000, 2000])('keeps the colours of transparent pictures at a width of %d', async (width) => {
  const glass = { create: { width, height: 60, channels: 4 as const, background: '#c80a1466' } };
  const stored = await saveMaster(files, await sharp(glass).png().toBuffer());
  const { channels } = await sharp(await master(stored.id)).stats();
  expect(Math.abs((channels[0]?.mean ?? 0) - 0xc8)).toBeLessThan(8);
  expect(Math.abs((channels[1]?.mean ?? 0) - 0x0a)).toBeLessThan(8);
  // As it looks on white paper.
  const [red, green] = [stored.color.slice(0, 2), stored.color.slice(2, 4)].map((hex) =>
    Number.parseInt(hex, 16),
  );
  expect(Math.abs((red ?? 0) - 0xe9)).toBeLessThan(12);
  expect(Math.abs((green ?? 0) - 0x9d)).toBeLessThan(12);
});

test('puts no colour behind a transparent picture', async () => {
  const glass = { create: { width: 60, height: 60, channels: 4 as const, background: '#2f6b2f80' } };
  const stored = await saveMaster(files, await sharp(glass).png().toBuffer());
  expect(colouredUrl(stored)).toBe(pictureUrl(stored.id));
});

test('makes each variant in its width and format, without half-written files', async () => {
  const { id } = await saveMaster(files, await plain(1500, 1000).png().toBuffer());
  for (const width of [320, 640, 1280]) {
    for (const format of ['avif', 'webp']) {
      const path = await files.variant(id, width, format);
      const found = await sharp(path ?? '').metadata();
      expect([found.width, found.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp']);
    }
  }
  expect((await written()).map(({ name }) => name).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('does not enlarge a small master', async () => {
  const { id } = await saveMaster(files, await plain(200, 100).png().toBuffer());
  expect(await sharp((await files.variant(id, 640, 'webp')) ?? '').metadata()).toMatchObject({ width: 200 });
});

test('encodes a variant once for twenty concurrent requests, and two variants at a time', async () => {
  let encodes = 0;
  let running = 0;
  let most = 0;
  files = createImageFiles(directory, {
    encode: async (...wanted) => {
      encodes++;
      most = Math.max(most, ++running);
      const bytes = await encodeVariant(...wanted);
      running--;
      return bytes;
    },
  });
  const { id } = await saveMaster(files, await plain(700, 500).png().toBuffer());
  const paths = await Promise.all(Array.from({ length: 20 }, () => files.variant(id, 640, 'webp')));
  expect([new Set(paths).size, encodes]).toEqual([1, 1]);
  await files.variant(id, 640, 'webp');
  expect(encodes).toBe(1);
  const rest = [320, 640, 1280].flatMap((width) =>
    ['avif', 'webp'].map((format) => files.variant(id, width, format)),
  );
  await Promise.all(rest);
  expect([encodes, most]).toEqual([6, 2]);
});

test('a flood of uploads delays no guest, and another account by one turn at most', async () => {
  const { id } = await saveMaster(files, await plain(50, 50).png().toBuffer());
  const held = Promise.withResolvers<void>();
  const begun: string[] = [];
  const upload = (account: string) =>
    files
      .turnOf(account)(async () => {
        begun.push(account);
        await held.promise;
      })
      .catch(({ code }) => code);
  const flood = Array.from({ length: PICTURES_WAITING + 5 }, () => upload('flood'));
  const other = upload('other');
  const paths = [320, 640, 1280].map((width) => files.variant(id, width, 'webp'));
  expect((await Promise.all(paths)).filter((path) => path !== null)).toHaveLength(3);
  expect(begun).toEqual(['flood']);
  held.resolve();
  expect(await other).toBeUndefined();
  expect(begun.indexOf('other')).toBeLessThan(3);
  const refused = (await Promise.all(flood)).filter((code) => code === 'UNAVAILABLE');
  expect(refused).toHaveLength(5);
});

test('names that nobody has do not hold the places for pictures', async () => {
  const inFolder = createFolderMasters(directory);
  const { id } = await saveMaster(files, await plain(50, 50).png().toBuffer());
  const slow = Promise.withResolvers<null>();
  const masters = { ...inFolder, read: (asked: string) => (asked === id ? inFolder.read(id) : slow.promise) };
  files = createImageFiles(directory, { masters });
  const unknown = Array.from({ length: 5 }, (_, at) => files.variant(`${at}`.repeat(32), 320, 'webp'));
  expect(await files.variant(id, 320, 'webp')).toContain(id);
  slow.resolve(null);
  expect(new Set(await Promise.all(unknown))).toEqual(new Set([null]));
});

test('a failed encode is not remembered', async () => {
  let fail = true;
  files = createImageFiles(directory, {
    encode: (...wanted) => (fail ? Promise.reject(new Error('no memory')) : encodeVariant(...wanted)),
  });
  const { id } = await saveMaster(files, await plain(50, 50).png().toBuffer());
  await expect(files.variant(id, 320, 'webp')).rejects.toThrow('no memory');
  fail = false;
  expect(await files.variant(id, 320, 'webp')).toContain(`${id}-320.webp`);
});

test('no name reaches a file outside of the folder or an unlisted size', async () => {
  const { id } = await saveMaster(files, await plain(50, 50).png().toBuffer());
  const ids = [
    '../../../etc/passwd',
    `../${id}`,
    `${id}/..`,
    `${id}\n`,
    id.toUpperCase().replace(/\d/g, 'A'),
    id.slice(1),
    '',
  ];
  for (const bad of ids) {
    expect(await files.variant(bad, 640, 'webp')).toBeNull();
    expect(parseImageName(`${bad}-640.webp`)).toBeNull();
  }
  for (const [width, format] of [
    [641, 'webp'],
    [640, 'png'],
    [Number.NaN, 'avif'],
    [640, '../x'],
  ] as const) {
    expect(await files.variant(id, width, format)).toBeNull();
    expect(parseImageName(`${id}-${width}.${format}`)).toBeNull();
  }
  expect(await files.variant('0'.repeat(32), 640, 'webp')).toBeNull();
});

test('reads a picture’s address back as it was written', () => {
  const id = '0123456789abcdef0123456789abcdef';
  expect(pictureUrl(id)).toBe(`/images/${id}-640.webp`);
  expect(parseImageName(pictureUrl(id, 1280, 'avif').replace('/images/', ''))).toEqual({
    id,
    width: 1280,
    format: 'avif',
  });
});
