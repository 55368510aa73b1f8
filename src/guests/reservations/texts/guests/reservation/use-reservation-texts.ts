import { textsOf } from '#platform/language/guests/texts-of.ts';
import type { ReservationTexts } from './en.ts';

export const useReservationTexts = textsOf(
  'reservation',
  import.meta.glob<ReservationTexts>('./??.ts', { import: 'reservation' }),
);
