import { AppError } from '#platform/errors/rules/errors.ts';

/** A picture to be sent, and a small one to look at until then. */
export interface Attached {
  picture: Blob;
  preview: string;
}

const MOST_SIDE = 1600;
const PREVIEW_SIDE = 320;
const QUALITY = 0.85;
const KIND = 'image/jpeg';

/** Draws it again no larger than it is kept, so that little is sent, and nothing of where it was taken. */
export async function shrinkPicture(file: Blob): Promise<Attached> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new AppError('IMAGE_INVALID');
  });
  const preview = drawn(source, PREVIEW_SIDE).toDataURL(KIND, QUALITY);
  const picture = await new Promise<Blob | null>((resolve) =>
    drawn(source, MOST_SIDE).toBlob(resolve, KIND, QUALITY),
  );
  source.close();
  if (!picture) throw new AppError('IMAGE_INVALID');
  return { picture, preview };
}

function drawn(source: ImageBitmap, mostSide: number): HTMLCanvasElement {
  const scale = Math.min(1, mostSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new AppError('IMAGE_INVALID');
  // A JPEG has no transparent parts.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
