import { openFont } from './open-fonts.ts';
import { type Run, runsOf, type Weight } from './typeface.ts';

export interface Letters {
  /** SVG paths on the baseline y = 0, from x = 0. Null if the embedded fonts lack a letter. */
  paths: string | null;
  width: number;
}

/** Shapes the letters as their script demands, without fonts of the machine. */
export function drawLetters(text: string, size: number, weight: Weight): Letters {
  const runs = runsOf(text, weight);
  const drawn = runs.map((run) => run.text).join('');
  const asked = text.normalize('NFC').trim().split(/\s+/u).join(' ');
  if (drawn !== asked) return { paths: null, width: [...text].length * size * 0.6 };
  let width = 0;
  let paths = '';
  for (const run of runs) {
    const piece = drawRun(run, size, width);
    paths += piece.paths;
    width += piece.width;
  }
  return { paths, width };
}

/** Draws one run from this x on. */
export function drawRun(run: Run, size: number, from = 0): { paths: string; width: number } {
  const font = openFont(run.font);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(run.text);
  let x = from;
  let paths = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const place = `${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}`;
    paths += `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
    x += xAdvance * scale;
  }
  return { paths, width: x - from };
}

/** Returns the width in letters of size 1. */
export function measureRun(run: Run): number {
  const font = openFont(run.font);
  return font.layout(run.text).advanceWidth / font.unitsPerEm;
}
