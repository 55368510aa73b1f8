import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AXES, RULES } from './testing/axes.ts';
import { type Axes, coveringOf, pairsOf } from './testing/covering.ts';

const axes: fc.Arbitrary<Axes> = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 })
  .map((sizes) =>
    Object.fromEntries(
      sizes.map((size, axis) => [`axis ${axis}`, Array.from({ length: size }, (_, at) => `value ${at}`)]),
    ),
  );
const someOf = (all: Axes, axis: string) => fc.subarray([...(all[axis] ?? [])], { minLength: 1 });
const constraint = (all: Axes) =>
  fc
    .shuffledSubarray(Object.keys(all), { minLength: 2, maxLength: 2 })
    .chain(([one = '', other = '']) =>
      fc
        .tuple(someOf(all, one), someOf(all, other))
        .map(([of, needs]) => ({ why: 'so', of: { [one]: of }, needs: { [other]: needs } })),
    );
const drawn = axes.chain((all) =>
  fc.tuple(fc.constant(all), fc.array(constraint(all), { maxLength: 3 }), fc.nat()),
);

/** Every row there is, tried one by one. */
const allRows = (all: Axes) =>
  Object.entries(all).reduce<Record<string, string>[]>(
    (rows, [axis, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [axis]: value }))),
    [{}],
  );

test('each pair that some allowed row has is in a row, every row is allowed, and the rest is named', () => {
  fc.assert(
    fc.property(drawn, ([all, rules, seed]) => {
      const isAllowed = (row: Record<string, string>) =>
        rules.every(({ of, needs }) => {
          const has = (values: Record<string, string[]>) =>
            Object.entries(values).every(([axis, some]) => some.includes(row[axis] ?? ''));
          return !has(of) || has(needs);
        });
      const { rows, pairs, excluded } = coveringOf(all, rules, seed);
      const possible = new Set(allRows(all).filter(isAllowed).flatMap(pairsOf));
      expect(rows.every(isAllowed)).toBe(true);
      expect(new Set(rows.flatMap(pairsOf))).toEqual(possible);
      expect(excluded.size).toBe(pairs - possible.size);
    }),
  );
});

test('a seed repeats its rows, and the evenings of the walk need few more than the two longest axes have pairs', () => {
  const { rows } = coveringOf(AXES, RULES, 7);
  expect(coveringOf(AXES, RULES, 7).rows).toEqual(rows);
  expect(rows.length).toBeLessThan(2 * AXES.happens.length * AXES.paid.length);
});
