import { isPriceLike } from './figures.ts';
import { type Box, findBlobs, findInk, type Gray, inEvenLight, smoothed, turn } from './gray.ts';
import { findLeaders, wipe } from './leaders.ts';
import { findRows, medianOf, type Row, type Spot, unionOf, unitOf } from './rows.ts';
import type { Readings } from './settle-price.ts';
import type { Reader } from './tesseract.ts';

/** What was read of a photo: its lines, and the readings of each of their prices. */
export interface ReadPhoto {
  /** As it was read: turned upright, and without the dots that lead to prices. */
  page: Gray;
  unit: number;
  rows: (Omit<Row, 'spots'> & { spots: ReadSpot[]; hasUnreadInk: { before: boolean; behind: boolean } })[];
}

export interface ReadSpot {
  box: Box;
  readings: Readings;
}

/** Smaller angles don't matter, and larger ones are misread. */
const [LEAST_TURN, MOST_TURN] = [0.004, 0.2];

const TOUCHING = 0.8;

/** Reads a page twice: all of it, and then each price for itself. */
export function readPhoto(photo: Gray, reader: Reader): ReadPhoto {
  const even = smoothed(inEvenLight(photo));
  const slope = reader.slopeOf(even);
  const isTurned = Math.abs(slope) > LEAST_TURN && Math.abs(slope) < MOST_TURN;
  const upright = isTurned ? turn(even, -slope) : even;
  const blobs = findBlobs(findInk(upright), upright.width);
  const heights = blobs.map(({ top, bottom }) => bottom - top).filter((height) => height > 7);
  const leaders = findLeaders(blobs, medianOf(heights));
  const page = leaders.length > 0 ? wipe(upright, leaders) : upright;
  const words = reader.readPage(page);
  const unit = unitOf(words);
  const letters = blobs.filter(({ top, bottom }) => bottom - top > unit * 0.4 && bottom - top < unit * 2);
  return {
    page,
    unit,
    rows: findRows(words, page.width).map((row) => ({
      ...row,
      spots: row.spots.map((spot) => readSpot(spot, row, unit, letters, page, reader)),
      hasUnreadInk: unreadInk(row, unit, letters),
    })),
  };
}

function readSpot(
  spot: Spot,
  row: Row,
  unit: number,
  letters: readonly Box[],
  page: Gray,
  reader: Reader,
): ReadSpot {
  const figures = spot.words.filter(({ text }) => isPriceLike(text));
  const read = unionOf(figures.map((word) => word.box));
  const others = [...row.words, ...spot.words.filter((word) => !figures.includes(word))].map(
    (word) => word.box,
  );
  // A narrow figure at the left is easily lost: its ink counts unless it belongs to another word.
  const from = Math.max(
    read.left - unit,
    ...others.filter(({ left }) => left < read.left).map(({ right }) => right + 1),
  );
  const inside = joined(letters.filter((letter) => isInside(letter, { ...read, left: from }, unit)));
  const box = unionOf([read, ...inside]);
  const pad = Math.round(unit * 0.3);
  const wide = (one: Box): Box => ({
    left: Math.max(0, one.left - pad),
    top: Math.max(0, one.top - pad),
    right: Math.min(page.width, one.right + pad),
    bottom: Math.min(page.height, one.bottom + pad),
  });
  const cut = inside[1] ? { ...wide(box), left: inside[1].left - 2 } : wide(box);
  return {
    box: spot.box,
    readings: {
      page: figures.map(({ text }) => text).join(' '),
      alone: reader.readPrice(wide(box), 'eng').text,
      sign: reader.readPrice(wide(spot.box), 'hin').text,
      behindFirst: reader.readPrice(cut, 'eng').text,
      hasSignWord:
        figures.length < spot.words.length &&
        !spot.words.every(({ text }) => /^[-–—.:=]*$/.test(text) || isPriceLike(text)),
      letters: countLetters(inside),
    },
  };
}

function isInside(letter: Box, box: Box, unit: number): boolean {
  const middle = (letter.left + letter.right) / 2;
  const height = (letter.top + letter.bottom) / 2;
  return (
    middle > box.left - 2 &&
    middle < box.right + 2 &&
    height > box.top - unit * 0.2 &&
    height < box.bottom + unit * 0.2
  );
}

/** A letter that is nearly as wide as it is high is two that touch. */
function countLetters(letters: readonly Box[]): number {
  const height = medianOf(letters.map(({ top, bottom }) => bottom - top));
  return letters.length + letters.filter(({ left, right }) => right - left > height * TOUCHING).length;
}

/** Parts of one letter stand above each other. */
function joined(letters: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const letter of letters.toSorted((one, other) => one.left - other.left)) {
    const last = whole.at(-1);
    const shared = last ? last.right - letter.left : 0;
    if (last && shared > Math.min(last.right - last.left, letter.right - letter.left) * 0.6)
      whole[whole.length - 1] = unionOf([last, letter]);
    else whole.push(letter);
  }
  return whole;
}

/** Whether there is ink before or behind the name that belongs to no word that was read. */
function unreadInk({ words, sizes, spots, box, right }: Row, unit: number, letters: readonly Box[]) {
  const known = [...words, ...sizes, ...spots.flatMap((spot) => spot.words)].map((word) => word.box);
  const unread = letters.filter((letter) => {
    const middle = (letter.top + letter.bottom) / 2;
    if (letter.right > right || middle < box.top || middle > box.bottom) return false;
    return !known.some((one) => letter.left < one.right + 2 && letter.right > one.left - 2);
  });
  const edge = words.at(-1)?.box.right ?? box.left;
  return {
    before: unread.some((letter) => letter.right < box.left && letter.right > box.left - unit * 2),
    behind: unread.some((letter) => letter.left > edge + unit * 0.5),
  };
}
