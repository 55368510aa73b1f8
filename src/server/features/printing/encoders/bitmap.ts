/** Black dots as bits, row by row from the left. A row fills whole bytes. */
export interface Bitmap {
  width: number;
  height: number;
  bits: Buffer;
}

const DARK = 128;

export function packBits(grey: Uint8Array, width: number, height: number): Bitmap {
  const bytesPerRow = Math.ceil(width / 8);
  const bits = Buffer.alloc(bytesPerRow * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((grey[y * width + x] ?? 255) >= DARK) continue;
      const at = y * bytesPerRow + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return { width, height, bits };
}
