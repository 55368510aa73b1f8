import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import type { VegChoice } from '#ordering/menu-editor/rules/veg-choice.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import { arePrices, endsWithFigure, splitPair } from './figures.ts';
import { guessVeg, splitMark } from './marks.ts';

export interface Size {
  /** Empty where the dish has a single price. */
  label: string;
  price: Minor;
}

interface DishLine {
  is: 'dish';
  label: string;
  sizes: Size[];
  veg: VegChoice;
  /** The name ends with a figure that could be a price. */
  isDoubtful: boolean;
}

export type LineFault = 'name' | 'price' | 'tooLong';

/** A line of a menu that is typed or pasted as text, and its place among the lines of the text. */
export type MenuLine = { at: number } & (
  | DishLine
  | { is: 'heading'; label: string }
  | { is: 'fault'; fault: LineFault; text: string }
);

const LONGEST_NAME = 200;
const LONGEST_LINE = 400;
/** Bullets and numbers in front of a line: "- ", "• ", "3. ". */
const LEAD = /^\s*(?:[-–•*·▪]\s+|\d{1,3}[.)]\s+)/;
const JOINTS = /[\s,;:|/.=–—-]+$/u;
const FIGURE = String.raw`(?:(?:[₹$€£]|rs\.?|inr|रु\.?)\s*)?\d[\d,]*(?:\.\d{1,2})?(?:\s*\/[-–—=])?`;
const SIZE =
  'half|full|quarter|small|medium|large|regular|mini|jumbo|single|double|हाफ\u093c?|फ\u093c?ुल|छोटा|बड़ा|मीडियम|आधा|पूरा';
const LAST_PRICE = new RegExp(
  String.raw`^(?<before>.*?)(?<joint>[\s,;:|/.=–—-]*)(?:(?<![\p{L}\p{M}])(?<size>${SIZE})[\s:=–—-]*)?(?<![\p{L}\p{M}\d])(?<price>${FIGURE})$`,
  'iu',
);
const NOTE_LAST = new RegExp(String.raw`^(?<name>.+?)\s+(?<price>${FIGURE})\s*(?<note>\([^()]*\))$`, 'iu');
/** What two or three prices without words are called: "180/260". */
const USUAL_SIZES: Record<number, readonly string[]> = {
  2: ['Half', 'Full'],
  3: ['Small', 'Medium', 'Large'],
};

/**
 * Reads "Masala dosa 90", "Chicken 65 (nv) Rs. 240/-" and "Veg biryani Half 140, Full 220", a dish in each line. A line
 * without a price names the category of the lines below, unless they all go to one category.
 */
export function parseLines(text: string, hasHeadings: boolean): MenuLine[] {
  const lines = text.split(/\r?\n/).flatMap((line, at) => {
    const typed = line.replace(LEAD, '').replaceAll(/\s+/g, ' ').trim().normalize('NFC');
    return typed === '' ? [] : [{ at, text: typed, ...parseLine(typed) }];
  });
  let heading = '';
  return lines.map(({ at, text: typed, ...line }, index): MenuLine => {
    if (line.is === 'fault') return { at, ...line, text: typed };
    if (line.is === 'dish') return { at, ...line, veg: line.veg ?? guessVeg(line.label, heading) };
    // With nothing below, it is a dish whose price is missing.
    const isFault = !hasHeadings || /\d\d/.test(typed) || lines[index + 1]?.is !== 'dish';
    if (isFault) return { at, is: 'fault', fault: 'price', text: typed };
    heading = line.label;
    return { at, ...line };
  });
}

type Line =
  | (Omit<DishLine, 'veg'> & { veg: VegChoice | null })
  | { is: 'heading'; label: string }
  | { is: 'fault'; fault: LineFault };

function parseLine(text: string): Line {
  if (text.length > LONGEST_LINE) return { is: 'fault', fault: 'tooLong' };
  const marked = splitMark(text);
  const { name, sizes, joint } = splitPrices(splitPair(withNoteFirst(marked.text)));
  // A mark may also stand between the name and the price.
  const inner = splitMark(name);
  const label = inner.text.replace(JOINTS, '').trim();
  if (label.length > LONGEST_NAME) return { is: 'fault', fault: 'tooLong' };
  if (sizes.length === 0) return { is: 'heading', label };
  if (!/\p{L}/u.test(label)) return { is: 'fault', fault: 'name' };
  if (sizes.some(({ price }) => price === 0)) return { is: 'fault', fault: 'price' };
  const isDoubtful = sizes.length === 1 && joint.trim() === '' && endsWithFigure(label);
  return { is: 'dish', label, sizes, veg: marked.veg ?? inner.veg, isDoubtful };
}

/** "Gulab jamun 90 (2 pieces)" is "Gulab jamun (2 pieces) 90". */
function withNoteFirst(text: string): string {
  return text.replace(NOTE_LAST, '$<name> $<note> $<price>');
}

/** Takes prices off the end: one, or several with the word of a size or a slash between them, or in the ratio of portions. */
function splitPrices(text: string): { name: string; sizes: Size[]; joint: string } {
  const sizes: Size[] = [];
  let name = text;
  let joint = '/';
  for (;;) {
    const found = LAST_PRICE.exec(name)?.groups;
    const price = parsePrice(found?.['price'] ?? '');
    if (!found || price === null) break;
    const size = found['size'] ?? '';
    const [next] = sizes;
    const isBeside = next?.label === '' && (joint.includes('/') || isPortion(joint, price, next.price));
    if (next && size === '' && !isBeside) break;
    sizes.unshift({ label: size, price });
    name = found['before'] ?? '';
    joint = found['joint'] ?? '';
  }
  return { name: withLoneSize(name, sizes), sizes: named(sizes), joint };
}

const isPortion = (joint: string, price: Minor, next: Minor): boolean =>
  /^[\s,]+$/.test(joint) && arePrices(price / 100, next / 100);

/** "Naan full 60" is one dish and no choice of sizes. */
function withLoneSize(name: string, sizes: readonly Size[]): string {
  const [only] = sizes;
  return sizes.length === 1 && only?.label ? `${name} ${only.label}` : name;
}

function named(sizes: readonly Size[]): Size[] {
  if (sizes.length === 1) return sizes.map(({ price }) => ({ label: '', price }));
  const usual = USUAL_SIZES[sizes.length] ?? [];
  return sizes.map(({ label, price }, index) => ({
    label: label === '' ? (usual[index] ?? `${index + 1}`) : label[0]?.toUpperCase() + label.slice(1),
    price,
  }));
}
