import type { Box } from './gray.ts';
import { isReadLeader } from './leaders.ts';
import type { ReadPhoto } from './read-photo.ts';
import { medianOf } from './rows.ts';
import { type SettledPrice, settlePrices } from './settle-price.ts';

/** Why someone has to look at a line. */
export type Doubt = 'price' | 'noPrice' | 'name' | 'unusual';

/** A line of a photo, written as `parseLines` understands it. */
export interface PhotoLine {
  is: 'dish' | 'heading';
  text: string;
  doubts: Doubt[];
  box: Box;
}

type ReadRow = ReadPhoto['rows'][number];

const SURE_NAME = 55;
const NOISE = 35;
/** Headings are taller than dishes by this, and descriptions smaller. */
const [HEADING, DESCRIPTION] = [1.12, 0.87];
const TIMES = 3;
const RARE = 0.35;
const POOR = 0.6;
/** Figures that belong to the names of well-known dishes. */
const KNOWN = /(?<!\d)(?:65|555)(?!\d)/g;

/** What the rows of a photo say: dishes and headings, with what is doubtful about them. */
export function photoLines({ rows }: Pick<ReadPhoto, 'rows'>): PhotoLine[] {
  const seen = rows.map(withoutLeader).filter((row) => row.spots.length > 0 || isWords(row));
  const settled = settlePrices(seen.flatMap(({ spots }) => spots.map(({ readings }) => readings)));
  const priced = seen.filter(({ spots }) => spots.length > 0);
  const usual = medianOf(priced.map(heightOf));
  const usualGap = medianOf(priced.map(({ gap }) => gap));
  const isRare = rareScripts(seen);
  let sizes: readonly string[] = [];
  const lines = seen.map((row, index) => {
    const prices = settled.splice(0, row.spots.length);
    if (row.spots.length > 0) {
      // A figure close to a name is a part of it where prices stand at the right.
      const isNear = row.gap < 1 && usualGap > 3;
      return dishLine(
        row,
        isNear ? prices.map((price) => ({ ...price, isSure: false })) : prices,
        sizes,
        isRare,
      );
    }
    const isFollowed = (seen[index + 1]?.spots.length ?? 0) > 0;
    const line = otherLine(row, usual, isFollowed, isRare);
    if (line?.is === 'heading') sizes = row.sizes.map(({ text }) => text);
    return line;
  });
  return onPoorPage(withUnusual(lines.filter((line) => line !== null)));
}

/** Drops dots that were read as a last word. What stands before them was read as it is. */
function withoutLeader(row: ReadRow): ReadRow {
  const last = row.words.at(-1);
  const isLeader = row.words.length > 1 && row.spots.length > 0 && last && isReadLeader(last.text);
  return isLeader ? { ...row, words: row.words.slice(0, -1) } : row;
}

/** Where most lines are doubtful, nothing is beyond doubt. */
function onPoorPage(lines: readonly PricedLine[]): PhotoLine[] {
  const isPoor = lines.filter(({ doubts }) => doubts.length > 0).length > lines.length * POOR;
  return lines.map(({ prices: _, ...line }) =>
    isPoor && line.doubts.length === 0 ? { ...line, doubts: [line.is === 'dish' ? 'price' : 'name'] } : line,
  );
}

interface PricedLine extends PhotoLine {
  prices: number[];
}

const labelOf = ({ words }: ReadRow): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{M}\p{N})]+$/gu, '');

const isWords = ({ words }: ReadRow): boolean =>
  words.some(({ text, confidence }) => confidence >= NOISE && /\p{L}[\p{L}\p{M}]/u.test(text));

const heightOf = ({ words }: ReadRow): number => Math.max(0, ...words.map(({ box }) => box.bottom - box.top));

function nameDoubts({ words, hasUnreadInk }: ReadRow, isRare: Rare): Doubt[] {
  const isSure =
    words.length > 0 && !hasUnreadInk.before && words.every(({ confidence }) => confidence >= SURE_NAME);
  const text = words.map((word) => word.text).join(' ');
  // English words stand before Hindi ones. Behind them they are Hindi that was misread.
  const isMixed = /\p{sc=Devanagari}.*\p{sc=Latin}/u.test(text);
  return isSure && !isMixed && !words.some(isRare) ? [] : ['name'];
}

type Rare = (word: { text: string }) => boolean;

/** Words in a script that few lines of the page have are misread ones of the other. */
function rareScripts(rows: readonly ReadRow[]): Rare {
  const rare = [/\p{sc=Devanagari}/u, /\p{sc=Latin}/u].filter((script) => {
    const having = rows.filter(({ words }) => words.some(({ text }) => script.test(text)));
    return having.length < rows.length * RARE;
  });
  return ({ text }) => rare.some((script) => script.test(text));
}

function dishLine(
  row: ReadRow,
  settled: readonly SettledPrice[],
  sizes: readonly string[],
  isRare: Rare,
): PricedLine {
  const prices = settled.flatMap((one) => one.prices);
  // A figure in the name may be a price of its own.
  const isSure =
    settled.every((one) => one.isSure) &&
    !row.hasUnreadInk.behind &&
    !/\d{2}|\d\s*\//.test(labelOf(row).replaceAll(KNOWN, ''));
  const isNamed = sizes.length > 1 && sizes.length === prices.length;
  const written = isNamed
    ? prices.map((price, index) => `${sizes[index]} ${price}`).join(', ')
    : prices.join('/');
  return {
    is: 'dish',
    text: `${labelOf(row)}: ${written}`,
    doubts: [...nameDoubts(row, isRare), ...(isSure ? [] : (['price'] as const))],
    box: row.box,
    prices,
  };
}

/** A line without a price: a heading, a dish whose price was not read, or nothing that belongs on a menu. */
function otherLine(row: ReadRow, usual: number, isFollowed: boolean, isRare: Rare): PricedLine | null {
  const height = heightOf(row);
  const isHeading = isFollowed && height >= usual * HEADING;
  if (!row.hasUnreadInk.behind && !isHeading && (!isFollowed || height < usual * DESCRIPTION)) return null;
  const doubts: Doubt[] = isHeading && !row.hasUnreadInk.behind ? nameDoubts(row, isRare) : ['noPrice'];
  return { is: 'heading', text: labelOf(row), doubts, box: row.box, prices: [] };
}

/** Marks prices that don't fit the others under their heading, or on the page. */
function withUnusual(lines: readonly PricedLine[]): PricedLine[] {
  const all = lines.flatMap(({ prices }) => prices);
  const isRound = (price: number) => [0, 5, 9].includes(price % 10);
  const isRoundPage = all.filter(isRound).length >= all.length * 0.8;
  let section = 0;
  const sections = lines.map(({ is }) => (is === 'heading' ? ++section : section));
  return lines.map((line, index) => {
    const others = lines.flatMap(({ prices }, at) =>
      at !== index && sections[at] === sections[index] ? prices : [],
    );
    const beside = others.length >= 3 ? others : all;
    const isUnusual = line.prices.some(
      (price, at) =>
        price > Math.max(...beside, 0) * TIMES ||
        price * TIMES < Math.min(...beside) ||
        (isRoundPage && !isRound(price)) ||
        price <= (line.prices[at - 1] ?? 0) ||
        price > (line.prices[at - 1] ?? price) * TIMES,
    );
    return isUnusual ? { ...line, doubts: [...line.doubts, 'unusual'] } : line;
  });
}
