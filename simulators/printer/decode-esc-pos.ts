import { decodeQR } from 'qr/decode.js';

/** The content of a roll of paper: lines of text, pictures, cuts. */
export type Printed =
  | { text: string; bold: boolean; inverse: boolean; size: number }
  | { picture: { width: number; height: number; dark: number; bits: Uint8Array } }
  | 'cut';

/** Decodes the bytes as a printer does; unknown bytes are an error. */
export function decodeEscPos(bytes: Uint8Array): Printed[] {
  const printed: Printed[] = [];
  let look = { bold: false, inverse: false, size: 0 };
  let shown = look;
  let text = '';
  let at = 0;
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new Error('The bytes end in the middle of a command');
    return byte;
  };
  const flush = () => {
    printed.push({ text, ...shown });
    text = '';
  };
  const change = (more: Partial<typeof look>) => {
    look = { ...look, ...more };
  };
  const picture = () => {
    const [mode, xl, xh, yl, yh] = [next(), next(), next(), next(), next()];
    if (mode !== 0) throw new Error(`Pictures of mode ${mode} are not known`);
    const [bytesPerRow, height] = [xl + 256 * xh, yl + 256 * yh];
    const bits = bytes.subarray(at, at + bytesPerRow * height);
    at += bytesPerRow * height;
    const dark = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    printed.push({ picture: { width: bytesPerRow * 8, height, dark, bits } });
  };
  const commands: Record<string, () => void> = {
    '1b 40': () => change({ bold: false, inverse: false, size: 0 }),
    '1b 45': () => change({ bold: next() === 1 }),
    '1d 42': () => change({ inverse: next() === 1 }),
    '1d 21': () => change({ size: next() }),
    '1b 64': () => void next(),
    '1d 56': () => {
      next();
      next();
      printed.push('cut');
    },
    // A drawer opens, and nothing is on paper.
    '1b 70': () => {
      for (let bytes = 0; bytes < 3; bytes++) next();
    },
    '1d 76': () => {
      if (next() !== 0x30) throw new Error('An unknown way to draw');
      picture();
    },
  };
  while (at < bytes.length) {
    const byte = next();
    if (byte === 0x0a) flush();
    else if (byte >= 0x20 && byte <= 0x7e) {
      if (text === '') shown = look;
      text += String.fromCharCode(byte);
    } else {
      const name = [byte, next()].map((one) => one.toString(16).padStart(2, '0')).join(' ');
      const run = commands[name];
      if (!run) throw new Error(`An unknown command: ${name}`);
      run();
    }
  }
  return printed;
}

/** The text lines, without trailing spaces. */
export function linesIn(bytes: Uint8Array): string[] {
  return decodeEscPos(bytes).flatMap((entry) =>
    entry !== 'cut' && 'text' in entry ? [entry.text.trimEnd()] : [],
  );
}

/** The QR codes in the pictures, as a phone reads them. */
export function codesIn(bytes: Uint8Array): string[] {
  return decodeEscPos(bytes).flatMap((entry) =>
    entry !== 'cut' && 'picture' in entry ? [decodeQR(onPaper(entry.picture))] : [],
  );
}

/** Black on white, with paper around it. */
function onPaper({ width, height, bits }: { width: number; height: number; bits: Uint8Array }) {
  const margin = 40;
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const data = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isDark = ((bits[(y * width + x) >> 3] ?? 0) >> (7 - (x & 7))) & 1;
      if (isDark)
        data.fill(
          0,
          4 * ((y + margin) * size.width + x + margin),
          4 * ((y + margin) * size.width + x + margin) + 3,
        );
    }
  return { ...size, data };
}
