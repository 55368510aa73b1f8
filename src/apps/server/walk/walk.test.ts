import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { AXES, type Row, RULES } from './testing/axes.ts';
import { coveringOf, pairsOf } from './testing/covering.ts';
import { startProgram } from './testing/house.ts';
import { KNOWN } from './testing/known.ts';
import type { Fault } from './testing/oracles/oracle.ts';
import { REGRESSIONS } from './testing/regressions.ts';
import { type Evening, shrunk, tell, walk } from './testing/walk.ts';

/** `npm run fuzz` plays all rows of several coverings. */
const EVENINGS = Number(process.env['WALK_EVENINGS'] ?? 6);
const SEED = Number(process.env['WALK_SEED'] ?? 74);
const ROWS = 8;

const program = await startProgram();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Evenings of as many coverings as it takes, each of another seed. */
function eveningsFrom(first: number): Evening[] {
  const evenings: Evening[] = [];
  for (let covering = first; evenings.length < EVENINGS; covering += 1) {
    const { rows } = coveringOf(AXES, RULES, covering);
    for (let at = 0; at < rows.length; at += ROWS)
      evenings.push({
        name: `rows ${at + 1} to ${Math.min(at + ROWS, rows.length)} of covering ${covering}`,
        seed: covering * 1000 + at,
        rows: rows.slice(at, at + ROWS) as unknown as Row[],
      });
  }
  return evenings.slice(0, EVENINGS);
}

const evenings: Evening[] = [
  { name: 'regressions', seed: 0, rows: Object.values(REGRESSIONS).flat() },
  ...eveningsFrom(SEED),
];

// Evenings are many in `npm run fuzz`, and a red one is played again and again until it is small.
const LONGEST = (10 + evenings.length) * MINUTE;

test('every evening ends with figures, papers and tickets that agree', { timeout: LONGEST }, async () => {
  const red = new Map<string, { evening: Evening; faults: Fault[] }>();
  for (const evening of evenings)
    for (const [oracle, faults] of await walk(program, evening))
      if (!red.has(oracle)) red.set(oracle, { evening, faults });
  const { pairs, excluded } = coveringOf(AXES, RULES, SEED);
  const covered = new Set(evenings.flatMap(({ rows }) => rows.flatMap(pairsOf)));
  say(
    `The walk: ${pairs} pairs, ${covered.size} covered, ${excluded.size} excluded, ${evenings.length} evenings`,
  );
  const reasons = Map.groupBy(excluded.values(), (why) => why);
  if (process.env['WALK_EVENINGS']) for (const [why, all] of reasons) say(`  ${all.length} excluded: ${why}`);
  const told: string[] = [];
  for (const [oracle, { evening, faults }] of red) {
    if (oracle in KNOWN) continue;
    const least = await shrunk(program, evening, oracle);
    told.push(tell(least.evening, oracle, least.faults ?? faults));
  }
  expect(told.join('\n\n')).toBe('');
  // What is mended leaves the list, so that it can't come back unseen.
  expect(Object.keys(KNOWN).filter((oracle) => !red.has(oracle))).toEqual([]);
});
