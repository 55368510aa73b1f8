import type { Unit } from '#domain/stock/amount.ts';
import { isUnit, type PackOf } from '#domain/stock/buying.ts';
import { useTexts } from '../../texts/index.ts';
import { useSaid } from '../stock/face/use-said.ts';

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
