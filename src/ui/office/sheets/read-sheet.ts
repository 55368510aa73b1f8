import Papa from 'papaparse';

export type SheetFault = 'tooLarge' | 'oldExcel' | 'nothing' | 'noTable' | 'unreadable';
export type Sheet = { rows: string[][] } | { fault: SheetFault };

/** What a browser offers to choose. */
export const SHEETS = '.csv,.tsv,.txt,.xlsx,text/csv';

const MOST_BYTES = 10_000_000;
const ZIP = 0x504b;
const OLD_EXCEL = 0xd0cf;
/** Matches web pages, PDFs and binary files, whatever their name. */
const NO_TABLE = /^\s*(?:<!doctype|<html|<\?xml|%PDF-)|\0/i;

/** Reads the rows of a file as texts. The content decides its type, not the name. */
export async function readSheet(file: Blob): Promise<Sheet> {
  if (file.size > MOST_BYTES) return { fault: 'tooLarge' };
  try {
    const bytes = await file.arrayBuffer();
    const begins = bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0);
    if (begins === OLD_EXCEL) return { fault: 'oldExcel' };
    if (begins === ZIP) return { rows: await readXlsx(bytes) };
    const text = decode(bytes);
    if (text.trim() === '') return { fault: 'nothing' };
    return NO_TABLE.test(text) ? { fault: 'noTable' } : { rows: readCsv(text) };
  } catch {
    return { fault: 'unreadable' };
  }
}

async function readXlsx(bytes: ArrayBuffer): Promise<string[][]> {
  const { readSheet: read } = await import('read-excel-file/universal');
  const rows = await read(bytes, { trim: false });
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}

/** Finds the separator (comma, semicolon or tab) from the first lines. */
function readCsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  return data;
}

/** Tries more encodings than UTF-8, which Excel writes only on request. */
function decode(bytes: ArrayBuffer): string {
  const mark = new Uint8Array(bytes.slice(0, 2));
  if (mark[0] === 0xff && mark[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
