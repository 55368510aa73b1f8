import { openFont } from '../../../platform/fonts/open-fonts.ts';
import { runsOf, type Weight } from '../../../platform/fonts/typeface.ts';

export interface Letters {
  /** Paths of an SVG, on a line at y = 0, from x = 0 on; null where the embedded fonts have not all of its letters. */
  paths: string | null;
  width: number;
}

/** Joined and ordered as their script asks, without any font of the machine. */
export function drawLetters(text: string, size: number, weight: Weight): Letters {
  const runs = runsOf(text, weight);
  const drawn = runs.map((run) => run.text).join('');
  const asked = text.normalize('NFC').trim().split(/\s+/u).join(' ');
  if (drawn !== asked) return { paths: null, width: [...text].length * size * 0.6 };
  let x = 0;
  let paths = '';
  for (const run of runs) {
    const font = openFont(run.font);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const place = `${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}`;
      paths += `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      x += xAdvance * scale;
    }
  }
  return { paths, width: x };
}
