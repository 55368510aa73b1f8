/** Black dots as bits, row by row from the left. A row fills whole bytes. */
export interface Bitmap {
  width: number;
  height: number;
  bits: Uint8Array;
}

const DARK = 128;

/** From grey values, one for each dot. Those `step` apart are of neighbouring dots: 1 for grey, 4 for RGBA. */
export function packBits(
  grey: ArrayLike<number>,
  { width, height }: { width: number; height: number },
  step = 1,
): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  const bits = new Uint8Array(bytesPerRow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((grey[(y * width + x) * step] ?? 255) >= DARK) continue;
      const at = y * bytesPerRow + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return { width, height, bits };
}
