/** Our own ids: the first half of a SHA-256 in hex. Nothing else becomes part of a path. */
export const imageId = /^[0-9a-f]{32}$/;
const imageName = /^([0-9a-f]{32})-(\d{3,4})\.([a-z]{4})$/;

export const imageWidths = [320, 640, 1280] as const;
export const imageFormats = ['avif', 'webp'] as const;

export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = (typeof imageFormats)[number];

export const pictureUrl = (id: string, width: ImageWidth = 640, format: ImageFormat = 'webp'): string =>
  `/images/${id}-${width}.${format}`;

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
  width: ImageWidth;
  format: ImageFormat;
}

/** Parses `<id>-640.avif`. Null for any name that we would not write. */
export function parseImageName(name: string): ImageName | null {
  const [, id, digits, extension] = imageName.exec(name) ?? [];
  const width = imageWidths.find((known) => String(known) === digits);
  const format = imageFormats.find((known) => known === extension);
  return id && width && format ? { id, width, format } : null;
}

const OURS = /^\/images\/([0-9a-f]{32})-\d{3,4}\.[a-z]{4}(?:#[0-9a-f]{6})?$/;

/** The id of our picture at an address. */
export const idOfUrl = (url: string | null): string | null => OURS.exec(url ?? '')?.[1] ?? null;

export const maxUploadBytes = 12 * 1024 * 1024;
