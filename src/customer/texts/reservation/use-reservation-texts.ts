import { useLanguage } from '../use-texts.ts';
import { type ReservationTexts, reservationEn } from './en.ts';
import { reservationHi } from './hi.ts';

/** Both languages are in one script, which is loaded with the pages that use it. */
export function useReservationTexts(): ReservationTexts {
  return useLanguage().locale === 'hi' ? reservationHi : reservationEn;
}
