import { proportion } from '#platform/money/rules/money.ts';
import type { MenuOption, OptionGroup } from './menu.ts';

/** What a shop's scale weighs. */
export const MOST_GRAMS = 50_000;

const WEIGHT = /^(\d{1,5}(?:\.\d{1,3})?) ?(g|gm|gms|gram|grams|kg|kgs|ग्राम|किलो)$/i;
const KILOS = /^k|^कि/i;

/** The grams of "250 g" or "1.5 kg"; null for another name. */
export function gramsIn(label: string): number | null {
  const [, number = '', unit = ''] = WEIGHT.exec(label.trim()) ?? [];
  const grams = Math.round(Number(number) * (KILOS.test(unit) ? 1000 : 1));
  return number !== '' && grams >= 1 && grams <= MOST_GRAMS ? grams : null;
}

/** Grams of what a person types: "350" is grams, "0.35" is kilos as a scale shows them. Null for no weight. */
export function readWeight(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return gramsIn(text) ?? gramsIn(text.includes('.') ? `${text.replace(/^\./, '0.')} kg` : `${text} g`);
}

/** The size of that weight, or the weight itself. */
export const sizeOf = ({ options }: Pick<OptionGroup, 'options'>, grams: number): string =>
  options.find(({ label }) => gramsIn(label) === grams)?.label ?? weightLabel(grams);

export const weightLabel = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

type WeighedGroup = Pick<OptionGroup, 'byWeight' | 'options'>;

/** The heaviest size that is named. Its price is what any weight is reckoned from. */
export function weighedBy({ byWeight, options }: WeighedGroup): { option: MenuOption; grams: number } | null {
  if (!byWeight) return null;
  const sizes = options.map((option) => ({ option, grams: gramsIn(option.label) ?? 0 }));
  const heaviest = sizes.toSorted((one, other) => other.grams - one.grams)[0];
  return heaviest && heaviest.grams > 0 ? heaviest : null;
}

/** The chosen options. A weight that is no size of the menu is one too, where the dish is sold by weight. */
export function optionsNamed(group: WeighedGroup, labels: readonly string[]): MenuOption[] {
  const by = weighedBy(group);
  const named = group.options.filter(({ label }) => labels.includes(label));
  if (!by) return named;
  const typed = labels.filter((label) => !group.options.some((option) => option.label === label));
  return [...named, ...typed.flatMap((label) => weighed(group, by, label) ?? [])].map((option) => {
    const grams = gramsIn(option.label);
    return grams === null ? option : { ...option, weight: { grams, of: by.grams } };
  });
}

/** A weight is written in one way, and a size of the menu has its own price however it is written. */
function weighed(
  { options }: WeighedGroup,
  { option, grams: of }: { option: MenuOption; grams: number },
  label: string,
): MenuOption | null {
  const grams = gramsIn(label);
  if (grams === null || label !== weightLabel(grams)) return null;
  if (options.some((size) => gramsIn(size.label) === grams)) return null;
  const { translations: _, ...size } = option;
  return { ...size, id: `${option.id} ${grams}`, label, price: proportion(option.price, grams, of) };
}
