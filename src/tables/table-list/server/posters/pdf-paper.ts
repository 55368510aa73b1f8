import PDFDocument from 'pdfkit';
import { registerFonts } from '#platform/fonts/server/open-fonts.ts';
import type { Ink, Paper } from './paper.ts';
import type { Box } from './shapes.ts';

const POINTS_PER_MM = 72 / 25.4;
const GUIDE = '#8a8a8a';

export interface PdfPaper extends Paper {
  readonly document: PDFKit.PDFDocument;
}

export function createPdfPaper(title: string): PdfPaper {
  const info = { Title: title, Author: title };
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0, info, lang: 'en-IN' });
  registerFonts(document);
  const open = createOpener(document);
  return {
    document,
    newPage(width, height) {
      document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
      document.scale(POINTS_PER_MM);
    },
    within({ x, y, turned = false, scale = 1, clip }, draw) {
      document.save().translate(x, y).scale(scale);
      if (turned) document.rotate(180);
      if (clip) document.rect(clip.x, clip.y, clip.width, clip.height).clip();
      draw();
      document.restore();
    },
    fill(box, ink, radius = 0) {
      document.roundedRect(box.x, box.y, box.width, box.height, radius);
      document
        .fillOpacity(ink.to ? 1 : (ink.opacity ?? 1))
        .fill(ink.to ? fade(document, ink, ink.to, box) : ink.color);
      document.fillOpacity(1);
    },
    disc({ x, y }, radius, { color, opacity = 1 }) {
      document.circle(x, y, radius).fillOpacity(opacity).fill(color).fillOpacity(1);
    },
    ring({ x, y }, radius, { color, opacity = 1 }, line) {
      document.lineWidth(line).circle(x, y, radius).strokeOpacity(opacity).stroke(color).strokeOpacity(1);
    },
    frame({ x, y, width, height }, { color, opacity = 1 }, line, radius) {
      document.lineWidth(line).roundedRect(x, y, width, height, radius);
      document.strokeOpacity(opacity).stroke(color).strokeOpacity(1);
    },
    guide(from, to) {
      document.save().lineWidth(0.2).dash(2, { space: 2 });
      document.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke(GUIDE).restore();
    },
    picture(jpeg, { x, y, width, height }, radius) {
      document.save().roundedRect(x, y, width, height, radius).clip();
      document
        .image(open(jpeg), x, y, { cover: [width, height], align: 'center', valign: 'center' })
        .restore();
    },
    letters(run, { x, baseline }, size, color) {
      document.font(run.font).fontSize(size).fillColor(color);
      document.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
    },
    squares(boxes, color) {
      for (const { x, y, width, height } of boxes) document.rect(x, y, width, height);
      document.fill(color);
    },
  };
}

type Color = PDFKit.Mixins.ColorValue;

function fade(document: PDFKit.PDFDocument, from: Ink, to: Ink, { x, y, height }: Box): Color {
  const gradient = document.linearGradient(x, y, x, y + height);
  return gradient.stop(0, from.color, from.opacity ?? 1).stop(1, to.color, to.opacity ?? 1);
}

/** Opens each picture once, since the library would write it into the file anew for each poster. */
function createOpener(document: PDFKit.PDFDocument): (jpeg: Buffer) => Buffer {
  const opened = new Map<Buffer, Buffer>();
  // The library takes an opened picture as well, but its types don't say so.
  const { openImage } = document as unknown as { openImage(jpeg: Buffer): Buffer };
  return (jpeg) => {
    const picture = opened.get(jpeg) ?? openImage.call(document, jpeg);
    opened.set(jpeg, picture);
    return picture;
  };
}
