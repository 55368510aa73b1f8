import { useLanguage } from '../use-texts.ts';
import { type BookingTexts, bookingEn } from './en.ts';
import { bookingHi } from './hi.ts';

/** Both languages are in one script, which is loaded with the pages that use it. */
export function useBookingTexts(): BookingTexts {
  return useLanguage().locale === 'hi' ? bookingHi : bookingEn;
}
