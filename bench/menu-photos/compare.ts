import { parseLines } from '../../src/ordering/menu-lines/rules/parse-lines.ts';
import type { PhotoLine } from '../../src/ordering/menu-photo/rules/photo-lines.ts';
import { toNumber } from '../../src/platform/money/rules/money.ts';
import type { MadeDish, MadeMenu } from './make-menu.ts';

export interface Outcome {
  dishes: number;
  /** Dishes whose prices were read rightly, marked or not. */
  right: number;
  /** Lines with a price that belong to a dish, and how many of them are right. */
  priced: number;
  lines: number;
  marked: number;
  /** Lines that would be taken without a look, and are wrong. */
  silent: string[];
}

const ALIKE = 0.5;

/** Holds the lines of a photo against what is on the menu. */
export function compare(menu: MadeMenu, lines: readonly PhotoLine[]): Outcome {
  const dishes = menu.sections.flatMap((section) => section.dishes);
  const found = new Set<MadeDish>();
  const silent: string[] = [];
  let priced = 0;
  for (const line of lines) {
    const nearest = nearestOf(line, dishes);
    const isDish = line.is === 'dish' && nearest.alike >= ALIKE;
    if (isDish) priced++;
    if (isDish && nearest.isRight) found.add(nearest.dish);
    else if (line.doubts.length === 0 && (line.is === 'dish' || nearest.alike > 0.8))
      silent.push(`${line.text}, not ${nearest.dish.name} ${nearest.dish.prices}`);
  }
  const marked = lines.filter(({ doubts }) => doubts.length > 0).length;
  return { dishes: dishes.length, right: found.size, priced, lines: lines.length, marked, silent };
}

function nearestOf(line: PhotoLine, dishes: readonly MadeDish[]) {
  const { label, prices } = understood(line);
  const [nearest] = dishes
    .map((dish) => ({
      dish,
      alike: likeness(label, dish.name),
      isRight: String(dish.prices) === String(prices),
    }))
    .toSorted((one, other) => other.alike - one.alike || Number(other.isRight) - Number(one.isRight));
  if (!nearest) throw new Error('The menu has no dishes.');
  return nearest;
}

/** As the preview understands the line. */
function understood({ text }: PhotoLine): { label: string; prices: number[] } {
  const [line] = parseLines(text, false);
  if (line?.is !== 'dish') return { label: text, prices: [] };
  return { label: line.label, prices: line.sizes.map(({ price }) => toNumber(price)) };
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** From 0 to 1, by how many letters differ. */
function likeness(one: string, other: string): number {
  const [from, to] = [bare(one), bare(other)];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const same = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, same));
    }
    row = next;
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(1, from.length, to.length);
}
