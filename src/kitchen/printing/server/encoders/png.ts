import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Bitmap } from '../../rules/paper/bitmap.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** White for 0 and black for 1. */
const COLOURS = Buffer.from([255, 255, 255, 0, 0, 0]);
const packed = promisify(deflate);

/** Encodes one bit a dot. A picture of greys would take eight times the memory, and more as colours. */
export async function encodePng({ width, height, bits }: Bitmap): Promise<Buffer> {
  const bytesPerRow = Math.ceil(width / 8);
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((bytesPerRow + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(bits.subarray(y * bytesPerRow, (y + 1) * bytesPerRow), y * (bytesPerRow + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', COLOURS),
    chunk('IDAT', await packed(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
