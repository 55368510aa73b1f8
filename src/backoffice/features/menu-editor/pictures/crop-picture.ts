export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST_SIDE = 1600;
const QUALITY = 0.92;

/** That part of a picture, no larger than the server keeps it. */
export async function cropPicture(file: Blob, area: Area): Promise<Blob> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MOST_SIDE / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const { x, y, width, height } = area;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  source.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  if (!blob) throw new Error('This browser cannot write pictures');
  return blob;
}
