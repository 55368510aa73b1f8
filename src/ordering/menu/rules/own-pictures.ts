export const PICTURE_WIDTHS = [320, 640, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** What may be uploaded. */
export const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const OWN = /^\/images\/([0-9a-f]{32})-(\d{3,4})\.([a-z]{4})(?:#([0-9a-f]{6}))?$/;

/** Facts in the address of one of our pictures. The colour is shown until the picture has loaded. */
export interface OwnPicture {
  id: string;
  width: string;
  format: string;
  color: string | null;
}

/** Returns null for pictures of other sites. */
export function parsePictureUrl(url: string): OwnPicture | null {
  const [, id, width, format, color = null] = OWN.exec(url) ?? [];
  return id && width && format ? { id, width, format, color } : null;
}

export const pictureUrl = (id: string, width: PictureWidth = 640, format: PictureFormat = 'webp'): string =>
  `/images/${id}-${width}.${format}`;

/** Leaves addresses of other sites as they are. */
export function resizedUrl(url: string, width: PictureWidth): string {
  const own = parsePictureUrl(url);
  return own ? pictureUrl(own.id, width) : url;
}

/** A master and its variants take about this many times its bytes. */
export const TIMES_MASTER = 3;

export function megabytesOf(masterBytes: number): number {
  return Math.ceil((masterBytes * TIMES_MASTER) / (1024 * 1024));
}
