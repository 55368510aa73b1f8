import type { Unit } from '#domain/stock/amount.ts';
import type { PackOf } from '#domain/stock/buying.ts';
import { useTexts } from '../../texts/index.ts';
import { useSaid } from '../stock/face/use-said.ts';

/** Says a pack: "Bag, 25 kg", or "kg" of what has none. */
export function usePackName() {
  const { stock: t } = useTexts();
  const say = useSaid();
  return ({ name, quantity }: PackOf, unit: Unit): string => {
    const own = t.units[name as keyof typeof t.units];
    return own ?? `${name}, ${say(quantity, unit)}`;
  };
}
