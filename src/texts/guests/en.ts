import { reservation } from '#guests/reservations/texts/guests/reservation/en.ts';
import { stories } from '#guests/stories/texts/guests/stories/en.ts';
import { upi } from '#money/payments/texts/guests/upi/en.ts';
import { tokens } from '#ordering/counter/texts/guests/tokens/en.ts';
import { diet } from '#ordering/menu/texts/guests/diet/en.ts';
import { after } from '#ordering/orders/texts/guests/after/en.ts';
import { company } from '#ordering/placing/texts/guests/company/en.ts';
import { order } from '#ordering/placing/texts/guests/order/en.ts';
import { places } from '#restaurant/listing/texts/guests/places/en.ts';
import { table } from '#tables/sittings/texts/guests/table/en.ts';
import { main } from './main/en.ts';

/** All texts of the guests' app. Every language has this shape. */
export const en = { after, company, diet, main, order, places, reservation, stories, table, tokens, upi };

export type AllTexts = typeof en;
