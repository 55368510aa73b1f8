import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

export type Weight = 400 | 700;

/** A piece of a text that one font file can write. */
export interface Run {
  font: string;
  text: string;
}

interface FontFile {
  folder: string;
  subset: string;
  /** The code points that it holds, according to the fonts' package. */
  ranges: [number, number][];
}

const require = createRequire(import.meta.url);
const SUBSETS: [string, string[]][] = [
  [
    require.resolve('@fontsource/noto-sans/unicode.json'),
    ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'],
  ],
  [require.resolve('@fontsource/noto-sans-devanagari/unicode.json'), ['devanagari']],
];

const FILES: FontFile[] = SUBSETS.flatMap(([list, subsets]) => {
  const written = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return subsets.map((subset) => ({
    folder: dirname(list),
    subset,
    ranges: parseRanges(written[subset] ?? ''),
  }));
});

export const FONTS = FILES.flatMap((file) =>
  ([400, 700] as const).map((weight) => ({ name: fontName(file, weight), path: fontPath(file, weight) })),
);

/** Splits a text into pieces with the font of their letters. Words that no font can write are left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const words = text.normalize('NFC').split(/\s+/u).filter(canWrite);
  const runs: { file: FontFile; text: string }[] = [];
  for (const sign of words.join(' ')) {
    const last = runs.at(-1);
    // A sign that several fonts have stays with its neighbours, because letters are only joined within a run.
    if (last && has(last.file, sign)) last.text += sign;
    else {
      const file = FILES.find((candidate) => has(candidate, sign));
      if (file) runs.push({ file, text: sign });
    }
  }
  return runs.map((run) => ({ font: fontName(run.file, weight), text: run.text }));
}

const canWrite = (word: string) =>
  /[^\p{Z}\p{C}\p{M}]/u.test(word) && [...word].every((sign) => FILES.some((file) => has(file, sign)));

function has({ ranges }: FontFile, sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return !/\p{Cc}/u.test(sign) && ranges.some(([first, last]) => code >= first && code <= last);
}

function parseRanges(written: string): [number, number][] {
  return written.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

function fontName({ subset }: FontFile, weight: Weight): string {
  return `${subset} ${weight}`;
}

/** woff instead of woff2, from which the PDF library can't take single letters. */
function fontPath({ folder, subset }: FontFile, weight: Weight): string {
  return join(folder, 'files', `${basename(folder)}-${subset}-${weight}-normal.woff`);
}
