import type { SittingGuestView } from '#tables/sittings/wire/sittings.ts';
import { useTexts } from '#texts/office/index.ts';

/** The name that a guest gave, or "Guest 2". */
export function useGuestName(): (guest: Pick<SittingGuestView, 'name' | 'number'>) => string {
  const { floor: t } = useTexts();
  return ({ name, number }) => name || t.guestNumber(number);
}
