import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import hin from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { Gray } from '#ordering/menu-photo/rules/gray.ts';
import { photoLines } from '#ordering/menu-photo/rules/photo-lines.ts';
import { readPhoto } from '#ordering/menu-photo/rules/read-photo.ts';
import { createReader, type Reader } from '#ordering/menu-photo/rules/tesseract.ts';
import type { FromWorker } from './photo-messages.ts';

/** Tesseract tells of the recognition from this percentage on. */
const FIRST_PERCENT = 30;

const tell = (message: FromWorker) => postMessage(message);
let reader: Promise<Reader> | undefined;

/** Each message is a page. Nothing of it is sent anywhere: the answer is the lines. */
addEventListener('message', ({ data: page }: MessageEvent<Gray>) => {
  reader ??= load();
  reader
    .then((ready) => {
      tell({ is: 'progress', share: 0 });
      const read = readPhoto(page, ready);
      tell({ is: 'read', page: read.page, lines: photoLines(read) });
    })
    .catch(() => tell({ is: 'failed' }));
});

function tellProgress(percent: number): void {
  tell({ is: 'progress', share: Math.max(0, percent - FIRST_PERCENT) / (100 - FIRST_PERCENT) });
}

async function load(): Promise<Reader> {
  const core = createCore({
    locateFile: () => wasm,
    TesseractProgress: tellProgress,
    // It writes what it thinks of each picture.
    printErr: () => undefined,
  });
  const [ready, english, hindi] = await Promise.all([core, unpacked(eng), unpacked(hin)]);
  return createReader(ready, { eng: english, hin: hindi });
}

async function unpacked(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error('A file of the reader is missing.');
  const plain = answer.body.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
