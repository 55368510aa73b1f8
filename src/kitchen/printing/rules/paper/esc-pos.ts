import type { Bitmap } from './bitmap.ts';
import { asCharacters, COLUMNS, DOTS, type Laid, layOut, type Paper, type Row } from './lay-out.ts';
import { isWritten, MOST_ROWS_DRAWN } from './place-row.ts';
import type { PrintLine } from './print-line.ts';

const ESC = 0x1b;
const GS = 0x1d;
const START = [ESC, 0x40];
/** A pulse of 50 ms, at which every drawer opens. */
const OPEN_DRAWER = [ESC, 0x70, 0, 25, 250];
const CUT = [ESC, 0x64, 4, GS, 0x56, 66, 0];
const SIZE = { normal: 0x00, tall: 0x01, large: 0x11 };

interface EscPosJob {
  paper: Paper;
  copies: number;
  /** Draws rows as wide as the paper. */
  draw: (rows: Laid[], dots: number) => Promise<Bitmap>;
}

/** Encodes for ESC/POS printers. Text that they have no letters for is drawn. */
export async function encodeEscPos(
  lines: readonly PrintLine[],
  { paper, copies, draw }: EscPosJob,
): Promise<Uint8Array> {
  const rows = layOut(lines, COLUMNS[paper]);
  const parts: ArrayLike<number>[] = [START];
  for (const group of grouped(rows)) {
    if (isWritten(group[0])) parts.push(...group.map((row) => write(row, COLUMNS[paper])));
    else parts.push(...pictureOf(await draw(group, DOTS[paper])));
  }
  const isOnPaper = rows.some(({ kind }) => kind !== 'drawer');
  return joined(Array.from({ length: copies }, () => (isOnPaper ? [...parts, CUT] : parts)).flat());
}

/** Groups adjacent rows that are drawn, up to the limit. */
function grouped(rows: Laid[]): Laid[][] {
  const groups: Laid[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const isSame = last && isWritten(last[0]) === isWritten(row);
    if (isSame && (isWritten(row) || last.length < MOST_ROWS_DRAWN)) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function write(row: Laid, columns: number): number[] {
  if (row.kind === 'drawer') return OPEN_DRAWER;
  if (row.kind === 'gap') return bytesOf('\n');
  if (row.kind === 'rule') return bytesOf(`${'-'.repeat(columns)}\n`);
  if (row.kind === 'qr') throw new Error('A QR code can only be drawn');
  return writeText(row, columns);
}

function writeText(row: Row, columns: number): number[] {
  const look = (isOn: boolean) => [
    ...(row.bold ? [ESC, 0x45, isOn ? 1 : 0] : []),
    ...(row.inverse ? [GS, 0x42, isOn ? 1 : 0] : []),
    ...(row.size ? [GS, 0x21, isOn ? SIZE[row.size] : SIZE.normal] : []),
  ];
  return [...look(true), ...bytesOf(asCharacters(row, columns)), ...look(false), ...bytesOf('\n')];
}

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);

function pictureOf({ width, height, bits }: Bitmap): ArrayLike<number>[] {
  const bytes = Math.ceil(width / 8);
  return [[GS, 0x76, 0x30, 0, bytes & 0xff, bytes >> 8, height & 0xff, height >> 8], bits];
}

function joined(parts: ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
