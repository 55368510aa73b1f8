import type { Choice, RecipeFor, RecipeLine } from './recipe.ts';

interface Needing {
  of: RecipeFor;
  lines: readonly Pick<RecipeLine, 'ingredientId' | 'swap'>[];
}

/** How dishes stand while ingredients are out. What the kitchen has made of them beforehand is still there. */
export interface Standing<Line = RecipeLine> {
  /** Dishes that can't be made, each with an ingredient that it lacks. */
  off: Map<string, string>;
  /** Dishes that go on with something else, each with the lines of its recipe that are swapped. */
  on: Map<string, Line[]>;
  /** Sizes and extras that lack something, by dish. */
  choices: Map<string, LackingChoice<Line>[]>;
}

export interface LackingChoice<Line = RecipeLine> {
  choice: Choice;
  /** The lines of its recipe that are swapped. Null: it can't be made. */
  swapped: Line[] | null;
}

export const NOTHING_OUT: Standing<never> = { off: new Map(), on: new Map(), choices: new Map() };

/**
 * A dish or a choice stays if everything that it lacks has a swap which is there. `gone`: what is no longer used, which
 * stands in for nothing.
 */
export function standingOf<Recipe extends Needing>(
  out: ReadonlySet<string>,
  recipes: Iterable<Recipe>,
  gone: ReadonlySet<string> = new Set(),
): Standing<Recipe['lines'][number]> {
  const isThere = (ingredientId: string) => !out.has(ingredientId) && !gone.has(ingredientId);
  const standing: Standing<Recipe['lines'][number]> = { off: new Map(), on: new Map(), choices: new Map() };
  for (const { of, lines } of recipes) {
    if (of.kind === 'made') continue;
    const missing = lines.filter(({ ingredientId }) => out.has(ingredientId));
    const lacking = missing.find(({ swap }) => !swap || !isThere(swap.ingredientId));
    if (missing.length === 0) continue;
    if (of.kind === 'choice') {
      const others = standing.choices.get(of.itemId) ?? [];
      const lacks = { choice: of.choice, swapped: lacking ? null : missing };
      standing.choices.set(of.itemId, [...others, lacks]);
    } else if (lacking) standing.off.set(of.itemId, lacking.ingredientId);
    else standing.on.set(of.itemId, missing);
  }
  return standing;
}

/** Whether a dish as it was ordered can't be made: itself, or a size or an extra of it. */
export function isOff(
  { off, choices }: Pick<Standing, 'off' | 'choices'>,
  { itemId, selections }: { itemId: string; selections: readonly { label: string; contents: string[] }[] },
): boolean {
  const isChosen = ({ group, option }: Choice) =>
    selections.some(({ label, contents }) => label === group && contents.includes(option));
  const lacking = choices.get(itemId) ?? [];
  return off.has(itemId) || lacking.some(({ choice, swapped }) => swapped === null && isChosen(choice));
}

/** What becomes of the dishes that ingredients took off, once others are out or back. */
export function resettled(tookOff: Iterable<string>, { off }: Pick<Standing, 'off'>) {
  const dishes = [...new Set(tookOff)];
  return {
    /** Dishes that can be sold again. */
    back: dishes.filter((itemId) => !off.has(itemId)),
    /** The others, by an ingredient that they lack. They come back with it. */
    kept: Map.groupBy(
      dishes.filter((itemId) => off.has(itemId)),
      (itemId) => off.get(itemId),
    ),
  };
}

/** The dishes that change, although they stay on the menus: what they are made with, or come in, is not what it was. */
export function swappedAnew(was: Standing, is: Standing): string[] {
  const said = ({ on, choices }: Standing, itemId: string) =>
    JSON.stringify([on.get(itemId) ?? null, choices.get(itemId) ?? null]);
  const known = [was.on, is.on, was.choices, is.choices].flatMap((dishes) => [...dishes.keys()]);
  return [...new Set(known)].filter((itemId) => said(was, itemId) !== said(is, itemId));
}

interface ChoosingGroup {
  label: string;
  required: boolean;
  maxSelection: number;
  options: readonly { label: string }[];
}

/**
 * The choices that a dish lacks, and the swaps that everybody who orders it is asked for. A choice that could be made with
 * something else goes off too, unless all that is left of its group is made with the same: who takes another size is not
 * asked for the swap of this one.
 */
export function choicesToday<Line extends Needing['lines'][number]>(
  groups: readonly ChoosingGroup[],
  lacking: readonly LackingChoice<Line>[],
): { off: Choice[]; swapped: Line[] } {
  const off: Choice[] = [];
  const swapped: Line[] = [];
  const needed = groups.filter(({ maxSelection, options }) => maxSelection > 0 && options.length > 0);
  for (const [group, of] of Map.groupBy(lacking, ({ choice }) => choice.group)) {
    const known = groups.find(({ label }) => label === group);
    const isNeeded = known?.maxSelection === 1 && (known.required || needed.length === 1);
    const gone = new Set(of.flatMap(({ choice, swapped }) => (swapped ? [] : [choice.option])));
    const left = known?.options.filter(({ label }) => !gone.has(label)) ?? [];
    const swaps = of.flatMap(({ swapped }) => (swapped ? [swapped] : []));
    const isAlike = new Set(swaps.map(namesOf)).size === 1 && swaps.length === left.length;
    if (isNeeded && isAlike) swapped.push(...(swaps[0] ?? []));
    off.push(...of.filter((one) => !one.swapped || !(isNeeded && isAlike)).map(({ choice }) => choice));
  }
  return { off, swapped };
}

const namesOf = (lines: readonly Needing['lines'][number][]): string =>
  JSON.stringify(lines.map(({ ingredientId, swap }) => [ingredientId, swap?.ingredientId]).toSorted());
