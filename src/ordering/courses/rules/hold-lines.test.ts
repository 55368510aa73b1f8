import { expect, test } from 'vitest';
import type { Hold, LineCourse } from './course.ts';
import { holdLines, type PacedLine } from './hold-lines.ts';

const NAMES = ['Starters', 'Mains', 'Desserts'];
const [STARTER, MAIN, DESSERT] = [0, 1, 2];
const courseAt = (place: number): LineCourse => ({ id: `c${place}`, name: NAMES[place] ?? '', place });
const DRINK = { course: null };
const dish = (place: number) => ({ course: courseAt(place) });

const stands = (place: number, more: Partial<PacedLine> = {}): PacedLine => ({
  course: courseAt(place),
  hold: null,
  discarded: false,
  ready: false,
  ...more,
});
const HELD: Partial<PacedLine> = { hold: 'held' };
const READY: Partial<PacedLine> = { ready: true };

const holds = (coming: { course: LineCourse | null }[], before: PacedLine[] = []): (Hold | null)[] =>
  holdLines(coming, before).map(({ hold }) => hold);

test('of a round, all but the first course is held', () => {
  expect(holds([dish(MAIN), dish(STARTER), DRINK, dish(DESSERT)])).toEqual(['held', null, null, 'held']);
});

test('a round of one course is cooked at once', () => {
  expect(holds([dish(MAIN), dish(MAIN), DRINK])).toEqual([null, null, null]);
});

test('a drink is no course that others wait for', () => {
  expect(holds([DRINK, dish(DESSERT)])).toEqual([null, null]);
});

test('more starters are cooked at once while the mains are held', () => {
  const before = [stands(STARTER, READY), stands(MAIN, HELD)];
  expect(holds([dish(STARTER)], before)).toEqual([null]);
});

test('mains wait while starters of an earlier round are made, and not once these are', () => {
  expect(holds([dish(MAIN)], [stands(STARTER)])).toEqual(['held']);
  expect(holds([dish(MAIN)], [stands(STARTER, READY)])).toEqual([null]);
});

test('another main waits with those that are held, also once the starters are made', () => {
  const before = [stands(STARTER, READY), stands(MAIN, HELD)];
  expect(holds([dish(MAIN), dish(DESSERT)], before)).toEqual(['held', 'held']);
});

test('nothing of a course is held that the table has come to', () => {
  const before = [stands(STARTER, READY), stands(MAIN, { hold: 'fired' })];
  expect(holds([dish(STARTER), dish(MAIN), dish(DESSERT)], before)).toEqual([null, null, 'held']);
});

test('desserts are cooked at once when nothing before them is to be made', () => {
  const before = [stands(STARTER, READY), stands(MAIN, { hold: 'fired', ready: true })];
  expect(holds([dish(DESSERT)], before)).toEqual([null]);
});

test('what was taken off holds nothing up', () => {
  expect(holds([dish(MAIN)], [stands(STARTER, { discarded: true })])).toEqual([null]);
});
