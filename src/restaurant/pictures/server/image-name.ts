import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  parsePictureUrl,
  pictureUrl,
} from '#ordering/menu/rules/own-pictures.ts';

/** Our own ids: the first half of a SHA-256 in hex. Nothing else becomes part of a path. */
export const imageId = /^[0-9a-f]{32}$/;

/**
 * The address with its colour after a `#`. Pages show the colour until the picture has loaded, and browsers never
 * send it.
 */
export const colouredUrl = ({
  id,
  color,
  isOpaque,
}: {
  id: string;
  color: string;
  isOpaque: boolean;
}): string => `${pictureUrl(id)}${isOpaque ? `#${color}` : ''}`;

export interface ImageName {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Parses `<id>-640.avif`. Null for any name that we would not write. */
export function parseImageName(name: string): ImageName | null {
  const named = parsePictureUrl(`/images/${name}`);
  const width = PICTURE_WIDTHS.find((known) => String(known) === named?.width);
  const format = PICTURE_FORMATS.find((known) => known === named?.format);
  return named && named.color === null && width && format ? { id: named.id, width, format } : null;
}

/** The picture of ours that an address names. */
export const idOfUrl = (url: string | null): string | null => parsePictureUrl(url ?? '')?.id ?? null;

export const maxUploadBytes = 12 * 1024 * 1024;
