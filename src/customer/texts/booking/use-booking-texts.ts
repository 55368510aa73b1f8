import { textsOf } from '../texts-of.ts';
import type { BookingTexts } from './en.ts';

export const useBookingTexts = textsOf(
  'booking',
  import.meta.glob<BookingTexts>('./??.ts', { import: 'booking' }),
);
