import { reservation } from '#guests/reservations/texts/guests/reservation/hi.ts';
import { stories } from '#guests/stories/texts/guests/stories/hi.ts';
import { upi } from '#money/payments/texts/guests/upi/hi.ts';
import { tokens } from '#ordering/counter/texts/guests/tokens/hi.ts';
import { diet } from '#ordering/menu/texts/guests/diet/hi.ts';
import { after } from '#ordering/orders/texts/guests/after/hi.ts';
import { company } from '#ordering/placing/texts/guests/company/hi.ts';
import { order } from '#ordering/placing/texts/guests/order/hi.ts';
import { places } from '#restaurant/listing/texts/guests/places/hi.ts';
import { table } from '#tables/sittings/texts/guests/table/hi.ts';
import type { AllTexts } from './en.ts';
import { main } from './main/hi.ts';

export const hi: AllTexts = {
  after,
  company,
  diet,
  main,
  order,
  places,
  reservation,
  stories,
  table,
  tokens,
  upi,
};
