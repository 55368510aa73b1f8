import type { Translations } from '#ordering/menu/rules/menu.ts';
import { shownOptionsOf } from '#ordering/menu/rules/options/shown-options.ts';
import { type ComboName, isExtraBeside } from '#ordering/orders/rules/combo-parts.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';

type Line = StaffOrderView['items'][number];

/** A dish that the kitchen makes. One of a combo says which, because it is read away from the others. */
export type KitchenLine = Line & { combo?: ComboName };

/** The dishes that the kitchen makes of a line: itself, or each dish of a combo by itself, whose id names both. */
export function dishesOf(line: KitchenLine): KitchenLine[] {
  const { parts, ...whole } = line;
  if (!parts) return [line];
  const names = parts.map(({ itemLabel }) => itemLabel);
  const shown = shownOptionsOf(line);
  const isExtra = isExtraBeside(names);
  const extras = shown.flatMap((option, at) => (isExtra(option) ? [at] : []));
  const isChosen = isExtraBeside(names);
  const configs = line.configs.map((group) => ({ ...group, contents: group.contents.filter(isChosen) }));
  const combo = { label: line.itemLabel, translations: labelsIn(line.translations) };
  const optionsIn = (own: readonly string[], all: readonly string[]) => [
    ...own,
    ...extras.map((at) => all[at] ?? shown[at] ?? ''),
  ];
  return parts.map(({ itemID, itemLabel, options = [], translations = {}, ready }, part) => {
    const languages = new Set([...Object.keys(translations), ...Object.keys(line.translations ?? {})]);
    const said = [...languages].map((language) => {
      const { label, options: own = options } = translations[language] ?? {};
      const all = line.translations?.[language]?.options ?? shown;
      return [language, { ...(label ? { label } : {}), options: optionsIn(own, all) }] as const;
    });
    return {
      ...whole,
      _id: `${line._id}${BETWEEN}${part}`,
      itemID,
      itemLabel,
      ready,
      configs,
      options: optionsIn(options, shown),
      translations: Object.fromEntries(said),
      combo,
    };
  });
}

const labelsIn = (names: Line['translations'] = {}): Translations =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, { label }]) => (label ? [[language, { label }]] : [])),
  );

/** What is said of a line: each dish of a combo with how it comes, and what was chosen. */
export function saidOptions(line: KitchenLine): string[] {
  const { parts = [] } = line;
  const isExtra = isExtraBeside(parts.map(({ itemLabel }) => itemLabel));
  const dishes = parts.map(({ itemLabel, options = [] }) => [itemLabel, ...options].join(' · '));
  return [...dishes, ...shownOptionsOf(line).filter(isExtra).filter(Boolean)];
}

const BETWEEN = '/';

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
