import { isService } from '../bills/bill.ts';

const OTHERWISE_SWEET = 'ADDED SUGAR OR OTHER SWEETENING MATTER';

/** The official text of the codes that restaurants sell under. Of the 22,000 others the portal knows it. */
const NAMES: Record<string, string> = {
  '0401': `MILK AND CREAM, NOT CONCENTRATED NOR CONTAINING ${OTHERWISE_SWEET}`,
  '0402': `MILK AND CREAM, CONCENTRATED OR CONTAINING ${OTHERWISE_SWEET}`,
  '0406': 'CHEESE AND CURD',
  '0902': 'TEA, WHETHER OR NOT FLAVOURED',
  '04039010': 'BUTTER MILK',
  '1704': 'SUGAR CONFECTIONERY (INCLUDING WHITE CHOCOLATE), NOT CONTAINING COCOA',
  '1806': 'CHOCOLATE AND OTHER FOOD PREPARATIONS CONTAINING COCOA',
  '2105': 'ICECREAM AND OTHER EDIBLE ICE, WHETHER OR NOT CONTAINING COCOA',
  '2106': 'FOOD PREPARATIONS NOT ELSEWHERE SPECIFIED OR INCLUDED',
  '996331':
    'Services provided by restaurants, cafes and similar eating facilities including takeaway services, room services and door delivery of food',
  '996332':
    'Services provided by Hotels, Inn, Guest House, Club and the like including room services, takeaway services and door delivery of food',
  '996333': 'Services provided in canteen and other similar establishments',
  '996334':
    'Catering Services in exhibition halls, events, marriage halls and other outdoor/indoor functions',
  '996335': 'Catering services in trains, flights and the like',
  '996337': 'Other contract food services',
};

/** Undefined: it is not one of those that we know. */
export const nameOfHsn = (code: string): string | undefined => NAMES[code];

/** The portal wants a unit and a number for goods, and knows neither for services. */
export const unitsOf = (code: string, quantity: number): { uqc: string; qty: number } =>
  isService(code) ? { uqc: 'NA', qty: 0 } : { uqc: 'NOS', qty: quantity };
