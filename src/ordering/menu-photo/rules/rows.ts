import { isPriceLike, isSign, isSize } from './figures.ts';
import type { Box } from './gray.ts';
import type { ReadWord } from './tesseract.ts';

/** A line of a menu: words, and at its end where prices stand. */
export interface Row {
  words: ReadWord[];
  spots: Spot[];
  /** How far the first price is from the name, in heights of letters. */
  gap: number;
  /** The words of sizes at the end of a heading: "Starters Half Full". */
  sizes: ReadWord[];
  box: Box;
  /** Where the part of the page that it stands in ends. */
  right: number;
}

/** Where one price stands, or two with a slash. */
export interface Spot {
  box: Box;
  words: ReadWord[];
}

export const unionOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const medianOf = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** The lines of a page, from top to bottom: first those of its left column. */
export function findRows(words: readonly ReadWord[], width: number): Row[] {
  const clean = words.filter(({ text, confidence }) => /[\p{L}\p{N}₹]/u.test(text) || confidence > 50);
  const unit = unitOf(clean);
  const edges = [0, ...findGutters(clean, width, unit), width];
  return edges.slice(1).flatMap((right, index) => {
    const left = edges[index] ?? 0;
    const own = clean.filter(({ box }) => middleX(box) >= left && middleX(box) < right);
    return inLines(own, unit).map((line) => toRow(line, unit, right));
  });
}

export const unitOf = (words: readonly ReadWord[]): number =>
  medianOf(words.filter(({ text }) => text.length > 2).map(({ box }) => box.bottom - box.top)) || 20;

const middleX = ({ left, right }: Box) => (left + right) / 2;
const middleY = ({ top, bottom }: Box) => (top + bottom) / 2;

/** White between two columns of dishes: it is followed by names. White before prices is followed by figures. */
function findGutters(words: readonly ReadWord[], width: number, unit: number): number[] {
  const step = unit / 4;
  const covered = Array.from({ length: Math.ceil(width / step) + 1 }, () => 0);
  for (const { box } of words)
    for (let bin = Math.floor(box.left / step); bin <= Math.floor(box.right / step); bin++)
      covered[bin] = (covered[bin] ?? 0) + 1;
  const most = Math.max(1, words.length * 0.02);
  const gutters: number[] = [];
  let from = 0;
  for (const [bin, count] of covered.entries()) {
    if (count <= most) continue;
    const [start, end] = [from * step, bin * step];
    from = bin + 1;
    if (end - start < unit * 1.2 || !isGutter(words, end, unit)) continue;
    gutters.push(end - step);
  }
  return gutters;
}

function isGutter(words: readonly ReadWord[], end: number, unit: number): boolean {
  const first = words.filter(({ box }) => box.left >= end - unit / 2 && box.left < end + unit * 1.5);
  const names = first.filter(({ text }) => hasLetters(text) && !isSign(text) && !isSize(text));
  const prices = words.filter(({ text }) => isPriceLike(text));
  const before = prices.filter(({ box }) => box.right < end);
  return (
    names.filter(({ confidence }) => confidence > 60).length >= 4 &&
    names.length >= first.length * 0.8 &&
    before.length >= prices.length * 0.2
  );
}

function inLines(words: readonly ReadWord[], unit: number): ReadWord[][] {
  const lines: { y: number; words: ReadWord[] }[] = [];
  for (const word of words.toSorted((one, other) => middleY(one.box) - middleY(other.box))) {
    const y = middleY(word.box);
    const last = lines.at(-1);
    if (last && y - last.y < unit * 0.6) {
      last.words.push(word);
      last.y = last.words.reduce((sum, { box }) => sum + middleY(box), 0) / last.words.length;
    } else lines.push({ y, words: [word] });
  }
  return lines.map((line) => line.words.toSorted((one, other) => one.box.left - other.box.left));
}

function toRow(line: readonly ReadWord[], unit: number, right: number): Row {
  const box = unionOf(line.map((word) => word.box));
  const gapBefore = (at: number) =>
    (line[at]?.box.left ?? 0) - (line[at - 1]?.box.right ?? Number.NEGATIVE_INFINITY);
  let end = line.length;
  const sizes: ReadWord[] = [];
  for (
    let last = line[end - 1];
    last && end > 1 && isSize(last.text) && gapBefore(end - 1) >= unit;
    last = line[end - 1]
  ) {
    sizes.unshift(last);
    end--;
  }
  if (sizes.length > 0) return { words: line.slice(0, end), spots: [], gap: 0, sizes, box, right };
  let start = end;
  while (start > 0 && belongsToPrices(line, start - 1, end, unit)) start--;
  // A figure that stands close behind words is a part of the name, such as "Chicken 65", unless it is the last.
  while (start < end - 1 && isPartOfName(line, start, unit)) start++;
  const taken = line.slice(start, end);
  if (!taken.some(({ text }) => isPriceLike(text)))
    return { words: [...line], spots: [], gap: 0, sizes, box, right };
  const gap = Math.max(0, gapBefore(start) / unit);
  return { words: line.slice(0, start), spots: inSpots(taken, unit), gap, sizes, box, right };
}

function belongsToPrices(line: readonly ReadWord[], at: number, end: number, unit: number): boolean {
  const { text, box } = line[at] ?? { text: '', box: { left: 0, right: 0 } };
  if (isPriceLike(text)) return true;
  const [before, next] = [line[at - 1], line[at + 1]];
  if (at === end - 1 || !next) return isSign(text);
  if (isSign(text)) return next.box.left - box.right < unit * 2;
  // A currency sign is read as some letter or other, which stands apart from the name.
  const isApart = before === undefined || box.left - before.box.right > unit;
  return text.replaceAll(/\p{M}/gu, '').length <= 2 && isApart && next.box.left - box.right < unit * 1.2;
}

function isPartOfName(line: readonly ReadWord[], at: number, unit: number): boolean {
  const [before, word, next] = [line[at - 1], line[at], line[at + 1]];
  if (!before || !word || !next || !/^\d+\)?$/.test(word.text)) return false;
  const isClose = word.box.left - before.box.right < unit * 0.8;
  const isSlash = /^[/|]|[/|]$/.test(`${next.text.slice(0, 1)}${word.text.slice(-1)}`);
  return isClose && !isSlash && !isSign(before.text);
}

function inSpots(words: readonly ReadWord[], unit: number): Spot[] {
  const spots: ReadWord[][] = [];
  for (const word of words) {
    const last = spots.at(-1);
    const edge = last?.at(-1)?.box.right ?? Number.NEGATIVE_INFINITY;
    if (last && (word.box.left - edge < unit * 1.1 || !last.some(({ text }) => isPriceLike(text))))
      last.push(word);
    else spots.push([word]);
  }
  const isWhole = (spot: readonly ReadWord[]) => spot.some(({ text }) => isPriceLike(text));
  return spots.filter(isWhole).map((spot) => ({ words: spot, box: unionOf(spot.map(({ box }) => box)) }));
}
