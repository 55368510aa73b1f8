import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

const POINTS_PER_MM = 72 / 25.4;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ReadPdf {
  pages: number;
  /** In millimetres. */
  size(page: number): Promise<{ width: number; height: number }>;
  text(page: number): Promise<string>;
  /** Scans a code on this part of the page, in millimetres, also upside down. */
  scan(page: number, area: Area): Promise<string>;
  /** The inked area on this part of the page, in millimetres from its corner. */
  ink(page: number, area: Area): Promise<Area>;
  close(): Promise<void>;
}

/** Eight dots to the millimetre: 203 to the inch, as a plain printer has. */
const DOTS_PER_MM = 8;
const DARK = 100;

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  return {
    pages: document.numPages,
    async size(page) {
      const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 / POINTS_PER_MM });
      return { width, height };
    },
    async text(page) {
      const { items } = await (await document.getPage(page)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
    async scan(page, area) {
      return decodeQR(await rasterise(document, page, area));
    },
    async ink(page, area) {
      const { width, height, data } = await rasterise(document, page, area);
      const isDark = (x: number, y: number) => (data[(y * width + x) * 4 + 1] ?? 255) < DARK;
      const all = Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)]);
      const dark = all.filter(([x = 0, y = 0]) => isDark(x, y));
      const span = (values: number[]) => {
        const [least, most] = values.reduce(
          ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
          [Number.POSITIVE_INFINITY, 0] as [number, number],
        );
        return { from: least / DOTS_PER_MM, long: (most - least + 1) / DOTS_PER_MM };
      };
      const [across, down] = [span(dark.map(([x = 0]) => x)), span(dark.map(([, y = 0]) => y))];
      return { x: across.from, y: down.from, width: across.long, height: down.long };
    },
    close: () => task.destroy(),
  };
}

async function rasterise(document: PDFDocumentProxy, number: number, area: Area) {
  const page = await document.getPage(number);
  const scale = DOTS_PER_MM / POINTS_PER_MM;
  const viewport = page.getViewport({
    scale,
    offsetX: -area.x * DOTS_PER_MM,
    offsetY: -area.y * DOTS_PER_MM,
  });
  const [width, height] = [Math.round(area.width * DOTS_PER_MM), Math.round(area.height * DOTS_PER_MM)];
  const canvas = createCanvas(width, height);
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas.getContext('2d').getImageData(0, 0, width, height);
}
