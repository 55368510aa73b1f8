import { useSaid } from '#stock/ingredients/office/face/use-said.ts';
import type { Unit } from '#stock/ingredients/rules/amount.ts';
import { isUnit, type PackOf } from '#stock/ingredients/rules/buying.ts';
import { useTexts } from '#texts/office/index.ts';

/** Says a pack: "Bag, 25 kg", or "kg" of what has none. */
export function usePackName() {
  const { stock: t } = useTexts();
  const say = useSaid();
  return (pack: PackOf, unit: Unit): string => {
    const { name, quantity } = pack;
    const own = isUnit(pack, unit) ? t.units[name as keyof typeof t.units] : undefined;
    return own ?? `${name}, ${say(quantity, unit)}`;
  };
}
