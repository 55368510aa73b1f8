import { after } from './after/mr.ts';
import { company } from './company/mr.ts';
import { diet } from './diet/mr.ts';
import type { AllTexts } from './en.ts';
import { main } from './main/mr.ts';
import { order } from './order/mr.ts';
import { places } from './places/mr.ts';
import { reservation } from './reservation/mr.ts';
import { stories } from './stories/mr.ts';
import { table } from './table/mr.ts';
import { tokens } from './tokens/mr.ts';
import { upi } from './upi/mr.ts';

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
