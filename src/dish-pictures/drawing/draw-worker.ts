import { parentPort, workerData } from 'node:worker_threads';
import { compose } from './compose.ts';
import type { DrawingJob } from './draw-pictures.ts';

const { pictures, width, height, brand } = workerData as DrawingJob;
for (const picture of pictures) {
  const { pixels } = compose(picture, width, height, brand);
  parentPort?.postMessage(pixels, [pixels.buffer as ArrayBuffer]);
}
