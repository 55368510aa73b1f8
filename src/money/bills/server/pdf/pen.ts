import PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';
import { registerFonts } from '#platform/fonts/server/open-fonts.ts';
import { runsOf, type Weight } from '#platform/fonts/server/typeface.ts';

const POINTS_PER_MM = 72 / 25.4;
/** The distance from the top of a line to its baseline, in letters of size 1. */
const ASCENT = 0.95;
const LEADING = 1.4;

export interface Style {
  /** In millimetres. */
  size: number;
  weight?: Weight;
  align?: 'start' | 'middle' | 'end';
  color?: string;
}

/** Writes on a page, in millimetres from its upper left corner. */
export interface Pen {
  readonly document: PDFKit.PDFDocument;
  newPage(width: number, height: number): void;
  /** Breaks the text into lines that fit; a word that does not fit is broken. */
  wrap(text: string, width: number, style: Style): string[];
  /** Writes one line and returns its height. */
  write(text: string, at: { x: number; y: number; width: number }, style: Style): void;
  rule(x: number, y: number, width: number): void;
  /** A QR code with its quiet zone, so wide and high. */
  code(text: string, x: number, y: number, side: number): void;
}

export const heightOf = (lines: string[], { size }: Style) => lines.length * size * LEADING;

export function createPen(title: string): Pen {
  const info = { Title: title };
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, info, lang: 'en-IN' });
  registerFonts(document);
  const widthOf = (text: string, { size, weight = 400 }: Style) =>
    runsOf(text, weight).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );

  return {
    document,
    newPage(width, height) {
      document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
      document.scale(POINTS_PER_MM);
    },
    wrap(text, width, style) {
      const lines: string[] = [];
      for (const word of text.split(/\s+/u).flatMap((long) => broken(long, width, style, widthOf))) {
        const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
        if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    write(text, { x, y, width }, style) {
      const { size, weight = 400, align = 'start', color = '#000000' } = style;
      const free = width - widthOf(text, style);
      let from = x + (align === 'start' ? 0 : align === 'end' ? free : free / 2);
      document.fillColor(color);
      for (const run of runsOf(text, weight)) {
        document.font(run.font).fontSize(size);
        document.text(run.text, from, y + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' });
        from += document.widthOfString(run.text);
      }
    },
    rule(x, y, width) {
      document
        .lineWidth(0.2)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke('#888888');
    },
    code(text, x, y, side) {
      const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
      const module = side / rows.length;
      for (const [row, squares] of rows.entries()) {
        for (let at = squares.indexOf(true); at !== -1; ) {
          const next = squares.indexOf(false, at);
          const end = next === -1 ? squares.length : next;
          document.rect(x + at * module, y + row * module, (end - at) * module, module);
          at = squares.indexOf(true, end);
        }
      }
      document.fill('#000000');
    },
  };
}

function broken(
  word: string,
  width: number,
  style: Style,
  widthOf: (text: string, style: Style) => number,
): string[] {
  if (widthOf(word, style) <= width) return [word];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (widthOf(longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts.filter(Boolean);
}
