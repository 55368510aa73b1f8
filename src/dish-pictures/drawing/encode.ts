import type { Drawn } from './compose.ts';

const QUALITY = 74;

/** The library for pictures is loaded with the first one. */
async function raw({ pixels, width, height }: Drawn) {
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A small picture inside an address, because it is shown only once. */
export async function toDataUrl(drawn: Drawn): Promise<string> {
  const bytes = await (await raw(drawn)).webp({ quality: QUALITY, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** As it is kept when nobody has sent it. */
export async function toWebp(drawn: Drawn): Promise<Buffer> {
  return (await raw(drawn)).webp({ quality: 92, effort: 2 }).toBuffer();
}

/** Without compression, because it is decoded and encoded again at once. */
export async function toPng(drawn: Drawn): Promise<Buffer> {
  return (await raw(drawn)).png({ compressionLevel: 0 }).toBuffer();
}
