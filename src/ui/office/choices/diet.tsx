import { useTexts } from '#texts/office/index.ts';
import { VegMark } from '#ui/shared/components/veg-mark.tsx';

/** The veg mark of a dish as guests know it; nothing if the dish has none. */
export function Diet({ veg }: { veg: boolean | null }) {
  const t = useTexts();
  return veg !== null && <VegMark veg={veg} label={veg ? t.items.veg : t.items.nonVeg} />;
}
