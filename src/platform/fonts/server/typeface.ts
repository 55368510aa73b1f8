import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** 'display' is the face of names and headings, which has one weight. */
export type Weight = 400 | 700 | 'display';

/** A piece of a text that one font file can write. */
export interface Run {
  font: string;
  text: string;
}

interface FontFile {
  folder: string;
  subset: string;
  /** The code points that it has, according to the fonts' package. */
  ranges: [number, number][];
  isDisplay: boolean;
}

const require = createRequire(import.meta.url);
const TEXT_FILES = [
  ...filesOf(require.resolve('@fontsource/noto-sans/unicode.json'), [
    'latin',
    'latin-ext',
    'vietnamese',
    'greek',
    'cyrillic',
  ]),
  ...filesOf(require.resolve('@fontsource/noto-sans-devanagari/unicode.json'), ['devanagari']),
];
/** Letters that the display face lacks are bold ones of the text's face. */
const DISPLAY_FILES = [
  ...filesOf(
    require.resolve('@fontsource/anek-devanagari/unicode.json'),
    ['latin', 'latin-ext', 'devanagari'],
    true,
  ),
  ...TEXT_FILES,
];

export const FONTS = [
  ...TEXT_FILES.flatMap((file) => [openedAs(file, 400), openedAs(file, 700)]),
  ...DISPLAY_FILES.filter(({ isDisplay }) => isDisplay).map((file) => openedAs(file, 'display')),
];

/** Splits a text into pieces with the font of their letters. Words that no font can write are left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const files = weight === 'display' ? DISPLAY_FILES : TEXT_FILES;
  const words = text.normalize('NFC').split(/\s+/u).filter(canWrite);
  const runs: { file: FontFile; text: string }[] = [];
  for (const sign of words.join(' ')) {
    const last = runs.at(-1);
    // A sign that several fonts have stays with its neighbours, because letters are only joined within a run.
    if (last && has(last.file, sign)) last.text += sign;
    else {
      const file = files.find((candidate) => has(candidate, sign));
      if (file) runs.push({ file, text: sign });
    }
  }
  return runs.map((run) => ({ font: fontName(run.file, weight), text: run.text }));
}

const canWrite = (word: string) =>
  /[^\p{Z}\p{C}\p{M}]/u.test(word) && [...word].every((sign) => TEXT_FILES.some((file) => has(file, sign)));

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

function filesOf(list: string, subsets: string[], isDisplay = false): FontFile[] {
  const written = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return subsets.map((subset) => ({
    folder: dirname(list),
    subset,
    ranges: parseRanges(written[subset] ?? ''),
    isDisplay,
  }));
}

function fontName({ subset, isDisplay }: FontFile, weight: Weight): string {
  return weight === 'display' ? `${isDisplay ? 'display ' : ''}${subset} 700` : `${subset} ${weight}`;
}

/** woff instead of woff2, from which the PDF library can't take single letters. */
function openedAs(file: FontFile, weight: Weight): { name: string; path: string } {
  const { folder, subset } = file;
  const drawn = weight === 'display' ? 700 : weight;
  const path = join(folder, 'files', `${basename(folder)}-${subset}-${drawn}-normal.woff`);
  return { name: fontName(file, weight), path };
}
