import {
  PICTURE_WIDTHS,
  type PictureFormat,
  parsePictureUrl,
  pictureUrl,
} from '#ordering/menu/rules/own-pictures.ts';

export interface PictureSource {
  src: string;
  /** Our own pictures in other widths and smaller formats; null for others. */
  avif: string | null;
  webp: string | null;
  /** The picture's average colour, shown until it is loaded. */
  color: string | null;
}

export function pictureSource(url: string): PictureSource {
  const own = parsePictureUrl(url);
  if (!own) return { src: url, avif: null, webp: null, color: null };
  const { id, color } = own;
  const widths = (format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${pictureUrl(id, width, format)} ${width}w`).join(', ');
  return { src: pictureUrl(id), avif: widths('avif'), webp: widths('webp'), color: color && `#${color}` };
}
