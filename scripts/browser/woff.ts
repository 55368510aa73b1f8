import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;
const HEAD = 0x68656164;
const UNITS_PER_EM = 18;

interface Table {
  tag: number;
  checksum: number;
  length: number;
  data: Buffer;
}

/**
 * Unpacks a WOFF file, which a page may load, into the font file that a system may have. With a larger scale its
 * letters are wider and taller at the same size.
 */
export function unpackWoff(woff: Buffer, scale = 1): Buffer {
  const tables = readTables(woff);
  const head = tables.find(({ tag }) => tag === HEAD)?.data;
  if (!head) throw new Error('The font has no head.');
  head.writeUInt16BE(Math.round(head.readUInt16BE(UNITS_PER_EM) / scale), UNITS_PER_EM);
  return writeFont(woff.readUInt32BE(4), tables);
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = WOFF_HEADER + WOFF_ENTRY * index;
    const field = (number: number) => woff.readUInt32BE(at + 4 * number);
    const [offset, packedLength, length] = [field(1), field(2), field(3)];
    const packed = woff.subarray(offset, offset + packedLength);
    const data = packedLength === length ? Buffer.from(packed) : inflateSync(packed);
    return { tag: field(0), checksum: field(4), length, data };
  });
}

function writeFont(kind: number, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(FONT_HEADER + FONT_ENTRY * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  const searched = 2 ** power * FONT_ENTRY;
  header.writeUInt32BE(kind, 0);
  for (const [index, value] of [
    tables.length,
    searched,
    power,
    tables.length * FONT_ENTRY - searched,
  ].entries())
    header.writeUInt16BE(value, 4 + 2 * index);
  const parts = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, offset, length].entries())
      header.writeUInt32BE(value, FONT_HEADER + FONT_ENTRY * index + 4 * field);
    const padded = Buffer.concat([data], Math.ceil(length / 4) * 4);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
