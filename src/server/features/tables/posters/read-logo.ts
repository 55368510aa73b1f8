import type { ImageFiles } from '../../../platform/ports/image-files.ts';

const OURS = /^\/images\/([0-9a-f]{32})-\d{3,4}\.[a-z]{4}(?:#[0-9a-f]{6})?$/;
/** Sharp at 300 dots to the inch on the largest poster. */
const SIDE = 480;

/** On white paper, as JPEG, which a PDF holds as it is; null where there is none, or it is another site's. */
export async function readLogo(
  files: ImageFiles,
  { storeId, logo }: { storeId: string; logo: string | null },
): Promise<Buffer | null> {
  const id = OURS.exec(logo ?? '')?.[1];
  const master = id === undefined ? null : await files.master(id);
  if (master === null) return null;
  const { default: sharp } = await import('sharp');
  return files.turnOf(storeId)(() =>
    sharp(master)
      .resize(SIDE, SIDE, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
}
