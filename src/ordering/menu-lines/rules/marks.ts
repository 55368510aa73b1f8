import { type VegChoice, vegChoiceOf } from '#ordering/menu-editor/rules/veg-choice.ts';
import { parseMark } from '#ordering/menu-import/rules/diet-cells.ts';

/** Words that stand alone behind a price; in brackets the import's other words hold too. */
const BARE = /(?<=\d\D{0,4})\s(non[\s-]?veg|nv|veg|egg|शाकाहारी|मांसाहारी)$/i;
const BRACKETS = /\s*[([]\s*([^()[\]]*?)\s*[)\]]\s*$/;
const NO_MARK = 'no mark';

const MEAT_WORDS =
  'chicken|mutton|lamb|k?h?eema|fish|pomfret|surmai|prawns?|shrimps?|crab|squid|tuna|salmon|beef|pork|bacon|ham|salami|pepperoni|sausages?|murgh?|gosht|nihari|rogan josh';
const MEAT = new RegExp(`\\b(?:${MEAT_WORDS})\\b|चिकन|मटन|मुर्ग|मछली|झींगा|कीमा|गोश्त`, 'i');
const MOCK = new RegExp(`\\b(?:veg|vegan|soya|mock)\\s+(?:${MEAT_WORDS})\\b`, 'gi');
const EGG = /\b(?:eggs?|omelett?e|anda)\b|अंडा|अंडे|ऑमलेट/i;
const MEAT_HEADING = /\bnon[\s-]?veg|मांसाहारी/i;

/** Takes a veg mark off the end: "(nv)", "[egg]", or "non-veg" behind a price. */
export function splitMark(text: string): { text: string; veg: VegChoice | null } {
  const found = BRACKETS.exec(text) ?? BARE.exec(text);
  const veg = found?.[1] ? readMark(found[1]) : null;
  return found && veg ? { text: text.slice(0, found.index).trim(), veg } : { text, veg: null };
}

function readMark(word: string): VegChoice | null {
  if (word.toLowerCase() === NO_MARK) return 'none';
  const mark = parseMark(word);
  return mark && vegChoiceOf(mark);
}

/** Knows meat and eggs by their names. Other dishes are taken for vegetarian, as they are in most menus. */
export function guessVeg(label: string, heading: string): VegChoice {
  const plain = label.replaceAll(MOCK, '');
  if (MEAT.test(plain)) return 'non-veg';
  if (EGG.test(plain)) return 'egg';
  return MEAT_HEADING.test(heading) ? 'non-veg' : 'veg';
}

/** Writes a mark behind one line of a text, in place of one that is there. */
export function withMark(text: string, at: number, veg: VegChoice): string {
  const lines = text.split('\n');
  const line = (lines[at] ?? '').trimEnd();
  return lines.with(at, `${splitMark(line).text} (${veg === 'none' ? NO_MARK : veg})`).join('\n');
}
