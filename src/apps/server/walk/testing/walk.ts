import type { Row } from './axes.ts';
import { diceOf } from './dice.ts';
import { drawHouse, type Open, openHouse, type Program } from './house.ts';
import { ORACLES } from './oracles/all.ts';
import type { Fault } from './oracles/oracle.ts';
import { playEvening } from './play/evening.ts';
import { seeEverything } from './seen.ts';

export interface Evening {
  name: string;
  seed: number;
  rows: readonly Row[];
}

/** By oracle, what it found. What could not be played is found under PLAYED. */
export type Found = Map<string, Fault[]>;

export const PLAYED = 'played';

/** Plays an evening in a restaurant of its own, and has all oracles look at it. */
export async function walk(program: Program, { seed, rows }: Evening): Promise<Found> {
  const dice = diceOf(seed);
  const open = await openHouse(program, drawHouse(dice));
  if (dice.below(3) === 0) killOnce(open, dice.below(50));
  try {
    const book = await playEvening(open, rows, dice);
    const seen = await seeEverything(open, book, dice);
    const found = [...ORACLES].map(([name, oracle]) => [name, oracle.faults(seen)] as const);
    return new Map(found.filter(([, faults]) => faults.length > 0));
  } catch (error) {
    return new Map([[PLAYED, [{ at: 'play', should: 'done', is: String(error) }]]]);
  } finally {
    for (const printer of [program.kitchen, program.bar]) printer.tickets.length = 0;
  }
}

/** Ends the program once, after so many calls. A table that is there twice is refused, and no tablet adds it. */
function killOnce(open: Open, after: number): void {
  let calls = 0;
  open.kills.isNow = (path) => path !== 'tables' && calls++ === after;
}

/** As few of the rows as still let that oracle find something, and what it finds with these. */
export async function shrunk(
  program: Program,
  whole: Evening,
  oracle: string,
): Promise<{ evening: Evening; faults: Fault[] | undefined }> {
  let [evening, faults]: [Evening, Fault[] | undefined] = [whole, undefined];
  for (let at = 0; at < evening.rows.length && evening.rows.length > 1; ) {
    const fewer = { ...evening, rows: evening.rows.filter((_, place) => place !== at) };
    const found = (await walk(program, fewer)).get(oracle);
    if (found) [evening, faults] = [fewer, found];
    else at += 1;
  }
  return { evening, faults };
}

const tellRow = (row: Row) =>
  Object.entries(row)
    .map(([axis, value]) => `${axis}: '${value}'`)
    .join(', ');

/** What somebody needs to look into it. */
export function tell({ name, seed, rows }: Evening, oracle: string, faults: readonly Fault[] = []): string {
  return [
    `${ORACLES.get(oracle)?.says ?? 'the evening can be played'} (${oracle}; ${name}, seed ${seed})`,
    ...faults.slice(0, 5).map(({ at, should, is }) => `  ${at}: should be ${should}, is ${is}`),
    ...rows.map((row) => `  { ${tellRow(row)} },`),
  ].join('\n');
}
