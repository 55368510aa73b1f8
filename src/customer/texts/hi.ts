import { after } from './after/hi.ts';
import { company } from './company/hi.ts';
import { diet } from './diet/hi.ts';
import type { AllTexts } from './en.ts';
import { main } from './main/hi.ts';
import { order } from './order/hi.ts';
import { places } from './places/hi.ts';
import { reservation } from './reservation/hi.ts';
import { stories } from './stories/hi.ts';
import { table } from './table/hi.ts';
import { tokens } from './tokens/hi.ts';
import { upi } from './upi/hi.ts';

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
