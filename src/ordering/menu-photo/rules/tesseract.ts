import type { Box, Gray } from './gray.ts';

/** What is read of a picture: its text, how sure that is from 0 to 100, and where it stands. */
export interface ReadWord {
  text: string;
  confidence: number;
  box: Box;
}

interface TessApi {
  Init(path: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  SetRectangle(left: number, top: number, width: number, height: number): void;
  Recognize(monitor: null): number;
  FindLines(): void;
  GetGradient(): number;
  GetJSONText(): string;
  GetUTF8Text(): string;
  MeanTextConf(): number;
}

/** The part of tesseract.js-core that we use. */
export interface TessCore {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => TessApi;
}

export type Language = 'eng' | 'hin';

/** Reads pictures by Tesseract, which is in memory as a whole: it opens no file and asks no server. */
export interface Reader {
  /** How a page is turned, in radians. */
  slopeOf(page: Gray): number;
  readPage(page: Gray): ReadWord[];
  /** Reads a part of the page that was read last as a price. */
  readPrice(box: Box, language: Language): { text: string; confidence: number };
}

const LSTM_ONLY = 1;
const PRICE_CHARACTERS = '0123456789₹/-.,Rs ';
/** Columns of prices are lost where Tesseract looks for the page's layout, which we find by ourselves. */
const [LAYOUT, SPARSE, ONE_LINE] = ['3', '11', '7'];

interface Read {
  blocks?: { paragraphs: { lines: { words: ReadBox[] }[] }[] }[];
}
interface ReadBox {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

export function createReader(core: TessCore, data: Record<Language, Uint8Array>): Reader {
  for (const [language, bytes] of Object.entries(data)) core.FS.writeFile(`${language}.traineddata`, bytes);
  const begin = (languages: string, mode: string) => {
    const api = new core.TessBaseAPI();
    if (api.Init(null, languages, LSTM_ONLY) !== 0) throw new Error('Tesseract can’t begin.');
    api.SetVariable('tessedit_pageseg_mode', mode);
    return api;
  };
  const whole = begin('eng+hin', SPARSE);
  const parts = { eng: begin('eng', ONE_LINE), hin: begin('hin', ONE_LINE) };
  for (const api of Object.values(parts)) api.SetVariable('tessedit_char_whitelist', PRICE_CHARACTERS);
  const show = (page: Gray, apis: TessApi[]) => {
    core.FS.writeFile('/input', toPgm(page));
    for (const api of apis) if (api.SetImageFile(1, 0) === 1) throw new Error('Tesseract can’t see this.');
  };
  return {
    slopeOf(page) {
      show(page, [whole]);
      whole.SetVariable('tessedit_pageseg_mode', LAYOUT);
      whole.FindLines();
      whole.SetVariable('tessedit_pageseg_mode', SPARSE);
      return whole.GetGradient();
    },
    readPage(page) {
      show(page, [whole, parts.eng, parts.hin]);
      whole.Recognize(null);
      const { blocks } = JSON.parse(whole.GetJSONText()) as Read;
      return (blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap(({ lines }) => lines)
        .flatMap(({ words }) => words)
        .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text: text.normalize('NFC'),
          confidence,
          box: { left: x0, top: y0, right: x1, bottom: y1 },
        }));
    },
    readPrice({ left, top, right, bottom }, language) {
      const api = parts[language];
      api.SetRectangle(left, top, right - left, bottom - top);
      api.Recognize(null);
      return { text: api.GetUTF8Text().trim(), confidence: api.MeanTextConf() };
    },
  };
}

/** A portable gray map is the header and the bytes. */
function toPgm({ width, height, data }: Gray): Uint8Array {
  const header = Uint8Array.from(`P5\n${width} ${height}\n255\n`, (letter) => letter.charCodeAt(0));
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}
