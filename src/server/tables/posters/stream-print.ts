import { Readable } from 'node:stream';

/** How long nobody may take a page: whoever has gone to sleep keeps others from printing. */
const PATIENCE_MS = 30_000;

/** As the reader takes them; ended when nobody does. What is to be done at the end is done however that comes. */
export function streamPrint(
  pages: AsyncIterable<Buffer>,
  atEnd: () => void,
  patienceMs = PATIENCE_MS,
): Readable {
  const pdf = Readable.from(watched(), { objectMode: false });
  const stall = () => pdf.destroy(new Error('Nobody has read on in a print'));
  const timer = setTimeout(stall, patienceMs);
  timer.unref();
  pdf.once('close', () => {
    clearTimeout(timer);
    atEnd();
  });
  return pdf;

  async function* watched() {
    for await (const page of pages) {
      timer.refresh();
      yield page;
    }
    timer.refresh();
    // All is drawn: what is still to be read takes nothing from others.
    atEnd();
  }
}
