import { asCharacters, COLUMNS, DOTS, type Laid, layOut, type Paper } from '../../rules/paper/lay-out.ts';
import { isWritten } from '../../rules/paper/place-row.ts';
import type { PrintLine } from '../../rules/paper/print-line.ts';
import { drawBitmap } from './draw-rows.ts';

const NAMESPACE = 'http://www.epson-pos.com/schemas/2011/03/epos-print';
const DEVICE = 'local_printer';
const TIMEOUT_MS = 20_000;

interface EpsonJob {
  /** At most 30 letters and digits: the printer names the job by it. */
  id: string;
  paper: Paper;
  copies: number;
}

/** A request of Server Direct Print. */
export async function encodeEpson(
  lines: readonly PrintLine[],
  { id, paper, copies }: EpsonJob,
): Promise<string> {
  const rows = layOut(lines, COLUMNS[paper]);
  let elements = '';
  // One after another, so that other work has its turn.
  for (const row of rows) elements += await elementOf(row, paper);
  const isOnPaper = rows.some(({ kind }) => kind !== 'drawer');
  const one = isOnPaper ? `${elements}<feed line="3"/><cut type="feed"/>` : elements;
  return `<?xml version="1.0" encoding="UTF-8"?><PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>${DEVICE}</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${id}</printjobid></Parameter><PrintData><epos-print xmlns="${NAMESPACE}">${one.repeat(copies)}</epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;
}

async function elementOf(row: Laid, paper: Paper): Promise<string> {
  const columns = COLUMNS[paper];
  if (row.kind === 'drawer') return '<pulse drawer="drawer_1" time="pulse_100"/>';
  if (row.kind === 'gap') return '<feed line="1"/>';
  if (row.kind === 'rule') return textOf('-'.repeat(columns), {});
  if (row.kind === 'row' && isWritten(row)) return textOf(asCharacters(row, columns), row);
  const { width, height, bits } = await drawBitmap([row], DOTS[paper]);
  return `<image width="${width}" height="${height}" color="color_1" mode="mono">${Buffer.from(bits).toString('base64')}</image>`;
}

interface Look {
  bold?: true | undefined;
  inverse?: true | undefined;
  size?: 'tall' | 'large' | undefined;
}

/** Sets all attributes each time, because they persist until changed. */
function textOf(text: string, { bold, inverse, size }: Look): string {
  const width = size === 'large' ? 2 : 1;
  const height = size ? 2 : 1;
  return `<text lang="en" align="left" width="${width}" height="${height}" em="${bold === true}" reverse="${inverse === true}">${escapeXml(text)}&#10;</text>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
