import { atMost, type Row } from '../table.ts';
import { compare } from './compare.ts';
import { makeMenu } from './make-menu.ts';
import { createMenuReader } from './read-menu.ts';

const MENUS = 200;

/** Reads 200 drawn menus, and counts what is right, what is asked, and what is wrong without being asked. */
export async function benchMenuPhotos(): Promise<Row[]> {
  const read = await createMenuReader();
  const began = process.cpuUsage();
  const outcomes = Array.from({ length: MENUS }, (_, seed) => {
    const menu = makeMenu(seed);
    const outcome = compare(menu, read(menu));
    for (const line of outcome.silent) console.log(`menu ${seed} (${menu.layout}, ${menu.damage}): ${line}`);
    return outcome;
  });
  const { user } = process.cpuUsage(began);
  const sum = (pick: (outcome: (typeof outcomes)[number]) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const percent = (part: number, whole: number) => (100 * part) / whole;
  const [dishes, right, priced] = [
    sum((one) => one.dishes),
    sum((one) => one.right),
    sum((one) => one.priced),
  ];
  return [
    atMost(
      `wrong lines that are not asked about, of ${sum((one) => one.lines)}`,
      sum((one) => one.silent.length),
      '',
      0,
    ),
    atMost(`dishes not found with their price, of ${dishes}`, percent(dishes - right, dishes), '%', 10),
    atMost('prices that were read wrongly', percent(priced - right, priced), '%', 5),
    atMost(
      'lines that are asked about',
      percent(
        sum((one) => one.marked),
        sum((one) => one.lines),
      ),
      '%',
      35,
    ),
    atMost('processor time for a page', user / MENUS / 1000, 'ms', 4000),
  ];
}
