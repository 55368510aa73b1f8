import type { ComboPart, Translations } from '#ordering/menu/rules/menu.ts';

/** A dish of a combo that was ordered, with what it had of the price by then. */
export interface OrderedPart extends ComboPart {
  itemId: string;
}

interface Kept {
  configs: readonly {
    options: readonly {
      label: string;
      translations?: Translations | undefined;
      part?: OrderedPart | undefined;
    }[];
  }[];
}

export interface LinePart extends OrderedPart {
  label: string;
  translations?: Translations | undefined;
}

/** The dishes of a combo, as it was ordered. None of another dish. */
export const partsOfLine = ({ configs }: Kept): LinePart[] =>
  configs.flatMap(({ options }) =>
    options.flatMap(({ part, label, translations }) => (part ? { ...part, label, translations } : [])),
  );

/** Tells extras from dishes where only names are known. Each dish has one option, so an extra may be called like it. */
export function isExtraBeside(dishes: readonly string[]): (option: string) => boolean {
  const left = [...dishes];
  return (option) => {
    const at = left.indexOf(option);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
}

/** The combo that a dish is part of. */
export interface ComboName {
  label: string;
  translations?: Translations | undefined;
}

interface MadeLine extends Kept {
  itemId: string;
  itemLabel: string;
  itemTranslations: Translations | null;
}

/** The dishes that the kitchen makes of a line: itself, or each of a combo as it comes, with the extras that were chosen. */
export function dishesOfLine<Line extends MadeLine>(line: Line): (Line & { combo?: ComboName })[] {
  const parts = partsOfLine(line);
  if (parts.length === 0) return [line];
  const configs = line.configs.map((group) => ({
    ...group,
    options: group.options.filter(({ part }) => !part),
  }));
  const combo = { label: line.itemLabel, translations: line.itemTranslations ?? undefined };
  return parts.map(({ itemId, label: itemLabel, translations, said = [] }) => ({
    ...line,
    itemId,
    itemLabel,
    itemTranslations: translations ?? null,
    configs: [{ label: '', options: said }, ...configs],
    combo,
  }));
}
