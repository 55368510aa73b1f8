import type { StaffOrderView } from '../api/order.ts';
import { shownOptionsOf } from '../menu/shown-options.ts';
import { isExtraBeside } from '../order/combo-parts.ts';

export type KitchenLine = StaffOrderView['items'][number];

/** The dishes that the kitchen makes of a line: itself, or each dish of a combo by itself, whose id names both. */
export function dishesOf(line: KitchenLine): KitchenLine[] {
  const { parts, ...combo } = line;
  if (!parts) return [line];
  const names = parts.map(({ itemLabel }) => itemLabel);
  const options = shownOptionsOf(line).filter(isExtraBeside(names));
  const isExtra = isExtraBeside(names);
  const configs = line.configs.map((group) => ({ ...group, contents: group.contents.filter(isExtra) }));
  return parts.map(({ itemID, itemLabel, translations, ready }, part) => ({
    ...{ ...combo, _id: `${line._id}${BETWEEN}${part}`, itemID, itemLabel, ready },
    ...{ options, configs, translations: namesOf(translations) },
  }));
}

const BETWEEN = '/';

const namesOf = (translations: NonNullable<KitchenLine['parts']>[number]['translations'] = {}) =>
  Object.fromEntries(Object.entries(translations).map(([language, { label }]) => [language, { label }]));

export interface MarkedLine {
  lineId: string;
  /** The places of dishes of a combo. Left out for the whole line. */
  parts?: number[];
}

/** The lines that these ids name, each once, with the dishes of combos. */
export function linesNamed(ids: readonly string[]): MarkedLine[] {
  const lines = new Map<string, MarkedLine>();
  for (const id of ids) {
    const [lineId = '', part] = id.split(BETWEEN);
    const known = lines.get(lineId);
    lines.set(
      lineId,
      part === undefined ? { lineId } : { lineId, parts: [...(known?.parts ?? []), Number(part)] },
    );
  }
  return [...lines.values()];
}
