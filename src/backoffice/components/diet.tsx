import { VegMark } from '#ui/components/veg-mark.tsx';
import { useTexts } from '../texts/index.ts';

/** The veg mark of a dish as guests know it; nothing if the dish has none. */
export function Diet({ veg }: { veg: boolean | null }) {
  const t = useTexts();
  return veg !== null && <VegMark veg={veg} label={veg ? t.items.veg : t.items.nonVeg} />;
}
