import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import { idOfUrl } from '#restaurant/pictures/server/image-name.ts';

/** Sharp at 300 dots to the inch on the largest poster. */
const LOGO_SIDE = 400;
/** As wide as A4, at 150 dots to the inch, in the shape of the poster's head. */
const PHOTO = { width: 1240, height: 484 };

/** The logo on white. Null if there is none, or if it is on another site. */
export function readLogo(files: ImageFiles, storeId: string, url: string | null): Promise<Buffer | null> {
  return readJpeg(files, storeId, url, { width: LOGO_SIDE, height: LOGO_SIDE, fit: 'contain' });
}

export function readPhoto(files: ImageFiles, storeId: string, url: string | null): Promise<Buffer | null> {
  return readJpeg(files, storeId, url, { ...PHOTO, fit: 'cover' });
}

/** JPEG is the form that a PDF embeds as it is. */
async function readJpeg(
  files: ImageFiles,
  storeId: string,
  url: string | null,
  size: { width: number; height: number; fit: 'contain' | 'cover' },
): Promise<Buffer | null> {
  const id = idOfUrl(url);
  const master = id === null ? null : await files.master(id);
  if (master === null) return null;
  const { default: sharp } = await import('sharp');
  return files.turnOf(storeId)(() =>
    sharp(master)
      .resize({ ...size, background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
}
