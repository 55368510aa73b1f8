import {
  asCharacters,
  COLUMNS,
  DOTS,
  type Laid,
  layOut,
  type Paper,
  type Row,
} from '#domain/printing/lay-out.ts';
import type { PrintLine } from '#domain/printing/print-line.ts';
import { drawBitmap, isWritten, MOST_ROWS_DRAWN } from './draw-rows.ts';

const ESC = 0x1b;
const GS = 0x1d;
const START = [ESC, 0x40];
const CUT = [ESC, 0x64, 4, GS, 0x56, 66, 0];
const SIZE = { normal: 0x00, tall: 0x01, large: 0x11 };

/** Encodes for ESC/POS printers. Text that they have no letters for is drawn. */
export async function encodeEscPos(
  lines: readonly PrintLine[],
  { paper, copies }: { paper: Paper; copies: number },
): Promise<Buffer> {
  const rows = layOut(lines, COLUMNS[paper]);
  const parts: Buffer[] = [Buffer.from(START)];
  for (const group of grouped(rows)) {
    if (isWritten(group[0])) parts.push(...group.map((row) => write(row, COLUMNS[paper])));
    else parts.push(await draw(group, DOTS[paper]));
  }
  const one = Buffer.concat([...parts, Buffer.from(CUT)]);
  return Buffer.concat(Array.from({ length: copies }, () => one));
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

function write(row: Laid, columns: number): Buffer {
  if (row.kind === 'gap') return Buffer.from('\n');
  if (row.kind === 'rule') return Buffer.from(`${'-'.repeat(columns)}\n`);
  if (row.kind === 'qr') throw new Error('A QR code can only be drawn');
  return writeText(row, columns);
}

function writeText(row: Row, columns: number): Buffer {
  const look = (isOn: boolean) => [
    ...(row.bold ? [ESC, 0x45, isOn ? 1 : 0] : []),
    ...(row.inverse ? [GS, 0x42, isOn ? 1 : 0] : []),
    ...(row.size ? [GS, 0x21, isOn ? SIZE[row.size] : SIZE.normal] : []),
  ];
  const text = Buffer.from(asCharacters(row, columns), 'latin1');
  return Buffer.concat([Buffer.from(look(true)), text, Buffer.from(look(false)), Buffer.from('\n')]);
}

async function draw(rows: Laid[], dots: number): Promise<Buffer> {
  const { width, height, bits } = await drawBitmap(rows, dots);
  const bytes = Math.ceil(width / 8);
  const head = [GS, 0x76, 0x30, 0, bytes & 0xff, bytes >> 8, height & 0xff, height >> 8];
  return Buffer.concat([Buffer.from(head), bits]);
}
