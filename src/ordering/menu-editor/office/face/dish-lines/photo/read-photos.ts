import { type Gray, toGray } from '#ordering/menu-photo/rules/gray.ts';
import type { FromWorker, PhotoFault, PhotoPage, Progress } from './photo-messages.ts';

/** Larger photos take longer and are read no better. */
const LONGEST_SIDE = 2400;
const LEAST_DISHES = 2;

/** Reads photos of a menu in this browser, one after the other. */
export async function readPhotos(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<PhotoPage[] | { fault: PhotoFault }> {
  if (files.some(({ type, name }) => type === 'application/pdf' || /\.pdf$/i.test(name)))
    return { fault: 'pdf' };
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    const pages: PhotoPage[] = [];
    for (const [index, file] of files.entries()) {
      const at = { page: index + 1, pages: files.length };
      onProgress({ ...at, share: null });
      const gray = await toPage(file);
      if (!gray) return { fault: 'picture' };
      const read = await readPage(worker, gray, signal, (share) => onProgress({ ...at, share }));
      if (!read) return { fault: 'failed' };
      pages.push(read);
    }
    const dishes = pages.flatMap(({ lines }) => lines).filter(({ is }) => is === 'dish');
    return dishes.length < LEAST_DISHES ? { fault: 'poor' } : pages;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** A picture as the browser shows it, upright and not larger than needed. */
async function toPage(file: File): Promise<Gray | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    return toGray(width, height, context.getImageData(0, 0, width, height).data);
  } catch {
    return null;
  }
}

function readPage(
  worker: Worker,
  gray: Gray,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<PhotoPage | null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null));
    worker.onerror = () => resolve(null);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'progress') onShare(data.share);
      else resolve(data.is === 'read' ? { page: data.page, lines: data.lines } : null);
    };
    worker.postMessage(gray, [gray.data.buffer]);
  });
}
