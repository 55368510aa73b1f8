import { encodeQR } from 'qr';

export interface QrPath {
  /** The width in modules, with the quiet zone of four on each side (ISO/IEC 18004, 9.1). */
  size: number;
  path: string;
}

const QUIET_ZONE = 4;

/**
 * `quartile` can be read with a quarter of it hidden by a logo, a fold or a stain. `medium` has larger modules, for long
 * texts on a screen.
 */
export function qrPath(text: string, ecc: 'quartile' | 'medium' = 'quartile'): QrPath {
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
    }),
  );
  return { size: rows.length, path: runs.join('') };
}

/** The code as an SVG file for print. */
export function qrFile({ size, path }: QrPath): string {
  const box = `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
