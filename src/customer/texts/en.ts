import { after } from './after/en.ts';
import { company } from './company/en.ts';
import { diet } from './diet/en.ts';
import { main } from './main/en.ts';
import { order } from './order/en.ts';
import { places } from './places/en.ts';
import { reservation } from './reservation/en.ts';
import { stories } from './stories/en.ts';
import { table } from './table/en.ts';
import { tokens } from './tokens/en.ts';
import { upi } from './upi/en.ts';

/** All texts of the guests' app. Every language has this shape. */
export const en = { after, company, diet, main, order, places, reservation, stories, table, tokens, upi };

export type AllTexts = typeof en;
