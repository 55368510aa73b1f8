import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { Picture } from '../recipes/picture.ts';
import type { Drawn } from './compose.ts';

export interface DrawingJob {
  pictures: readonly Picture[];
  width: number;
  height: number;
  /** The store's colour, which is behind its logo. */
  brand: string;
}

/**
 * Draws in a thread of its own, so that the event loop stays free. It takes as long as the machine needs: a thread that
 * ends early says so itself.
 */
export async function* drawPictures(job: DrawingJob): AsyncGenerator<Drawn> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: job });
  try {
    let left = job.pictures.length;
    for await (const [pixels] of on(worker, 'message', { close: ['exit'] })) {
      yield { pixels, width: job.width, height: job.height };
      left--;
      if (left === 0) return;
    }
    throw new AppError('UNAVAILABLE');
  } finally {
    await worker.terminate();
  }
}
