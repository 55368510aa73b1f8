import type { ComboPart, Translations } from '../menu/menu.ts';

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
