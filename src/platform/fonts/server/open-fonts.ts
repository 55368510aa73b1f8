import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { create, type Font, type Glyph } from 'fontkit';
import { FONTS } from './typeface.ts';

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const PACKED_HEADER_BYTES = 44;
const PACKED_ENTRY_BYTES = 20;

const opened = new Map<string, Font>();

/** Opens a font once for all documents. Opening takes thirty times as long as writing a bill with it. */
export function openFont(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const file = FONTS.find((font) => font.name === name);
  if (!file) throw new Error(`There is no font ${name}`);
  const font = create(unpack(readFileSync(file.path))) as Font;
  cacheGlyphs(font);
  opened.set(name, font);
  return font;
}

/**
 * Caches glyphs by their letters. The library keeps a glyph with the letters of its first use, or with none as a part
 * of another glyph. The next document would then copy, or read aloud, as something else.
 */
function cacheGlyphs(font: Font): void {
  const { _glyphs: latest } = font as unknown as { _glyphs: Record<number, Glyph> };
  const known = new Map<string, Glyph>();
  const make = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const name = `${id} ${letters}`;
    const kept = known.get(name);
    if (kept) return kept;
    delete latest[id];
    const glyph = make(id, letters as number[]);
    known.set(name, glyph);
    return glyph;
  };
}

export function registerFonts(document: PDFKit.PDFDocument): void {
  // The library also takes an opened font, but its types don't say so.
  for (const { name } of FONTS) document.registerFont(name, openFont(name) as unknown as Buffer);
}

/** Unpacks a .woff into OpenType, because the font library would unpack a table again for each letter. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER_BYTES + count * ENTRY_BYTES);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const packed = PACKED_HEADER_BYTES + index * PACKED_ENTRY_BYTES;
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const table = tableAt(woff, packed);
    woff.copy(directory, entry, packed, packed + 4);
    woff.copy(directory, entry + 4, packed + 16, packed + 20);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** A table that compression does not shrink is stored as it is. */
function tableAt(woff: Buffer, entry: number): Buffer {
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const bytes = woff.subarray(start, start + packed);
  return packed < length ? inflateSync(bytes) : bytes;
}
