import { reservation } from '#guests/reservations/texts/guests/reservation/mr.ts';
import { stories } from '#guests/stories/texts/guests/stories/mr.ts';
import { upi } from '#money/payments/texts/guests/upi/mr.ts';
import { tokens } from '#ordering/counter/texts/guests/tokens/mr.ts';
import { diet } from '#ordering/menu/texts/guests/diet/mr.ts';
import { after } from '#ordering/orders/texts/guests/after/mr.ts';
import { company } from '#ordering/placing/texts/guests/company/mr.ts';
import { order } from '#ordering/placing/texts/guests/order/mr.ts';
import { places } from '#restaurant/listing/texts/guests/places/mr.ts';
import { table } from '#tables/sittings/texts/guests/table/mr.ts';
import type { AllTexts } from './en.ts';
import { main } from './main/mr.ts';

export const mr: AllTexts = {
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
