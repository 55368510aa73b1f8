import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useTestApp } from '../src/testing/server/test-app.ts';
import { CounterWorld } from './tablets/counter-world.ts';
import { FATES, type Fate } from './tablets/tablet.ts';

const thali = await useTestApp({ clock: Date.now });

interface Deed extends fc.WithToStringMethod {
  run: (world: CounterWorld) => Promise<void>;
}

const number = fc.nat(5);

function deed(
  weight: number,
  name: string,
  run: (world: CounterWorld, which: number, a: number, b: number) => Promise<void> | void,
) {
  const arbitrary = fc.tuple(fc.nat(1), number, number).map(
    ([which, a, b]): Deed => ({
      run: async (world) => run(world, which, a, b),
      [fc.toStringMethod]: () => `${name} ${which} ${a} ${b}`,
    }),
  );
  return { weight, arbitrary };
}

const tabletOf = (world: CounterWorld, which: number) => {
  const own = world.tablets[which];
  if (!own) throw new Error('There is no such tablet');
  return own.tablet;
};

const anything = fc.oneof(
  deed(6, 'sell', (world, which, a) => world.sell(which, a + 1)),
  deed(5, 'round', (world, which, a, b) => world.round(which, a, b + 1)),
  deed(4, 'edit', (world, which, a, b) => world.edit(which, a, b)),
  deed(4, 'settle', (world, which, a) => world.settle(which, a)),
  deed(2, 'move', (world, which, a, b) => world.move(which, a, b)),
  deed(2, 'move cash', (world, which, a, b) => world.moveCash(which, b % 2 === 1 ? a + 1 : -a - 1)),
  deed(4, 'lose the line', (world, which, a) => tabletOf(world, which).loseLine(a % 2 === 1)),
  deed(3, 'find the line', (world, which) => tabletOf(world, which).findLine()),
  deed(4, 'the line flaps', (world, which, a, b) =>
    tabletOf(world, which).flap(...[a, b, a + b].map((at) => FATES[at % FATES.length] ?? 'told')),
  ),
  deed(2, 'send what is saved', (world, which) => tabletOf(world, which).sendSaved()),
  deed(2, 'cut the power', (world, which, a) => world.cutPower(which, a + 1)),
  deed(3, 'look', (world, which) => world.look(which)),
  deed(2, 'guests sit down', (world, _, a) => world.guestsSitDown(a)),
  deed(4, 'sell for less', (world, which, a) => world.sell(which, a + 1, 10)),
  deed(1, 'another limit', (world, _, a) => world.changeLimit(a * 3)),
  deed(1, 'other bills', (world, _, a) => world.changeBills(a % 2 === 0)),
  deed(1, 'another price', (world) => world.changePrice()),
  deed(1, 'close the day', (world) => world.closeDay()),
);

/** `MODEL_RUNS` makes more days, and `MODEL_SEED` others. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 8);
const SEED = Number(process.env['MODEL_SEED'] ?? 74);

test('whatever happens to two tablets and their lines, what people were shown is done once, and the books tie', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(anything, { minLength: 8, maxLength: 40, size: 'max' }), async (deeds) => {
        const world = await CounterWorld.open(thali);
        for (const { run } of deeds) await run(world);
        await world.expectRight();
      })
      .beforeEach(() => {}),
    { numRuns: RUNS, seed: SEED },
  );
});

const FLAPPING: Fate[][] = [
  ['told', 'unheard'],
  ['untold', 'told'],
  ['under way', 'told', 'unheard'],
  ['unheard', 'under way', 'untold', 'told', 'under way'],
];

test.each([
  ['that see each other', {}],
  ['of a page without https, which has no locks', { locks: undefined }],
])(
  'two tabs %s sell without the line and send at once: nothing is doubled, no number is given twice or left out',
  async (_, navigator) => {
    vi.stubGlobal('navigator', { locks: globalThis.navigator.locks, ...navigator });
    onTestFinished(() => void vi.unstubAllGlobals());
    const world = await CounterWorld.open(thali);
    const [own] = world.tablets;
    if (!own) throw new Error('There is no tablet');
    own.tablet.loseLine(true);
    const second = world.tablets.push({ tablet: await own.tablet.openTab(), said: own.said }) - 1;
    await Promise.all([0, second, 0, second, 0].map((which) => world.sell(which, 1)));
    expect(world.shown.orders.size).toBe(5);
    for (const fates of FLAPPING) {
      for (const which of [0, second]) tabletOf(world, which).flap(...fates);
      await Promise.all(
        [0, second].flatMap((which) => [world.sell(which, 2), tabletOf(world, which).sendSaved()]),
      );
    }
    await tabletOf(world, second).findLine();
    world.tablets.pop();
    await world.expectRight();
  },
);

test('a line that flaps each few seconds: every sale is there once, though it was sent again and again', async () => {
  const world = await CounterWorld.open(thali);
  for (const fates of FLAPPING) {
    tabletOf(world, 0).flap(...fates);
    for (let sale = 0; sale < 5; sale++)
      await Promise.all([world.sell(0, sale + 1), tabletOf(world, 0).sendSaved(), world.sell(0, 1)]);
  }
  expect(world.shown.orders.size).toBe(40);
  await world.expectRight();
});

/** `DAY_SALES=200` makes it a whole day. */
const SALES = Number(process.env['DAY_SALES'] ?? 20);

test('a day without the line: sales, tables and cash are all there once when it is back, and the close of the day ties', async () => {
  const world = await CounterWorld.open(thali);
  tabletOf(world, 0).loseLine(true);
  for (let at = 0; at < SALES; at++) {
    await world.sell(0, (at % 3) + 1);
    if (at % 25 === 0) await world.moveCash(0, at % 2 === 0 ? 500 : -200);
    if (at % 10 !== 0) continue;
    await world.round(0, at, 2);
    await world.round(0, at, 1);
    await world.settle(0, at);
  }
  await tabletOf(world, 0).findLine();
  expect(tabletOf(world, 0).waiting()).toEqual([]);
  await world.closeDay();
  await world.expectRight();
});
