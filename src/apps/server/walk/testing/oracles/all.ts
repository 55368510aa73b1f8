import * as kept from './kept.ts';
import * as kitchen from './kitchen.ts';
import * as money from './money.ts';
import * as offered from './offered.ts';
import type { Oracle } from './oracle.ts';
import * as orders from './orders.ts';
import * as papers from './papers.ts';
import * as people from './people.ts';
import * as periods from './periods.ts';
import * as saidOnce from './said-once.ts';
import * as stock from './stock.ts';

const isOracle = (one: unknown): one is Oracle => typeof one === 'object' && one !== null && 'says' in one;

/** Every oracle by its name. */
export const ORACLES: ReadonlyMap<string, Oracle> = new Map(
  [papers, orders, saidOnce, periods, money, people, stock, kitchen, offered, kept]
    .flatMap((subject) => Object.entries(subject))
    .flatMap(([name, one]) => (isOracle(one) ? [[name, one] as const] : [])),
);
