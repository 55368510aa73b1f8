import { isService } from '#money/bills/rules/bill.ts';

const SWEETENED = 'ADDED SUGAR OR OTHER SWEETENING MATTER';

/** The official text of the codes that restaurants sell under. Of the 22,000 others the portal knows it. */
const NAMES: Record<string, string> = {
  '0401': `MILK AND CREAM, NOT CONCENTRATED NOR CONTAINING ${SWEETENED}`,
  '0402': `MILK AND CREAM, CONCENTRATED OR CONTAINING ${SWEETENED}`,
  '0406': 'CHEESE AND CURD',
  '04061000': 'CHEESE AND CURD FRESH (UNRIPENED OR UNCURED) CHEESE, INCLUDING WHEY CHEESE AND CURD',
  '0902': 'TEA, WHETHER OR NOT FLAVOURED',
  '04039010': 'BUTTER MILK',
  '1704': 'SUGAR CONFECTIONERY (INCLUDING WHITE CHOCOLATE), NOT CONTAINING COCOA',
  '1806': 'CHOCOLATE AND OTHER FOOD PREPARATIONS CONTAINING COCOA',
  '19059040': 'PAPAD',
  '2105': 'ICECREAM AND OTHER EDIBLE ICE, WHETHER OR NOT CONTAINING COCOA',
  '21050000': 'ICECREAM AND OTHER EDIBLE ICE, WHETHER OR NOT CONTAINING COCOA',
  '2106': 'FOOD PREPARATIONS NOT ELSEWHERE SPECIFIED OR INCLUDED',
  '21069099': 'OTHER',
  '22011010': 'MINERAL WATERS',
  '22011020': 'AERATED WATERS',
  '22021010': 'AERATED WATERS',
  '22021020': 'LEMONADE',
  '22029920': 'FRUIT PULP OR FRUIT JUICE BASED DRINK',
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
