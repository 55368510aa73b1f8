import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { toGray } from '../../src/ordering/menu-photo/rules/gray.ts';
import { type PhotoLine, photoLines } from '../../src/ordering/menu-photo/rules/photo-lines.ts';
import { readPhoto } from '../../src/ordering/menu-photo/rules/read-photo.ts';
import { createReader, type TessCore } from '../../src/ordering/menu-photo/rules/tesseract.ts';
import { drawMenu } from './draw-menu.ts';
import type { MadeMenu } from './make-menu.ts';

const require = createRequire(import.meta.url);

const languageData = (language: string) =>
  gunzipSync(
    readFileSync(require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)),
  );

type CreateCore = (options: { TesseractProgress: () => void; printErr: () => void }) => Promise<TessCore>;

const ignore = () => undefined;

/** Reads drawn menus as the office's worker reads photos, with the same program and languages. */
export async function createMenuReader(): Promise<(menu: MadeMenu) => PhotoLine[]> {
  const createCore: CreateCore = require('tesseract.js-core/tesseract-core-simd-lstm.js');
  const core = await createCore({ TesseractProgress: ignore, printErr: ignore });
  const reader = createReader(core, { eng: languageData('eng'), hin: languageData('hin') });
  return (menu) => {
    const canvas = drawMenu(menu);
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return photoLines(readPhoto(toGray(width, height, data), reader));
  };
}
