import { expect, test } from 'vitest';
import { CANCELLED, type OrderState, PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import type { LineCourse } from './course.ts';
import { beforeFiring, cooksFrom, firedLines } from './fired-lines.ts';
import type { PacedLine } from './hold-lines.ts';
import { linesAtTable, paceOf, waitsToBeFired } from './pace.ts';

const STARTERS: LineCourse = { id: 'starters', name: 'Starters', place: 0 };
const MAINS: LineCourse = { id: 'mains', name: 'Mains', place: 1 };
const DESSERTS: LineCourse = { id: 'desserts', name: 'Desserts', place: 2 };

const STATE: OrderState = PREPARING;

type Line = PacedLine & { id: string };

const line = (course: LineCourse | null, more: Partial<Line> = {}): Line => ({
  id: course?.id ?? 'drink',
  course,
  hold: null,
  discarded: false,
  ready: false,
  ...more,
});
const held = (course: LineCourse) => line(course, { hold: 'held' });
const fired = (at: number, ...lines: string[]) => ({
  at,
  event: { what: 'fired' as const, from: STATE, to: STATE, lines, courses: [] },
});
const ready = (at: number, lineId: string) => ({
  at,
  event: { what: 'ready' as const, lineId, ready: true },
});

test('a table without held dishes has no pace', () => {
  expect(paceOf([line(STARTERS), line(null)])).toBeNull();
  expect(paceOf([line(STARTERS), { ...held(MAINS), discarded: true }])).toBeNull();
});

test('the next course comes first, each once', () => {
  const pace = paceOf([held(DESSERTS), held(MAINS), held(MAINS), line(STARTERS)]);
  expect(pace).toEqual({ held: [MAINS, DESSERTS], isServed: false });
});

test('a table waits for its next course once the last one is made, whatever becomes of the drinks', () => {
  expect(paceOf([line(STARTERS, { ready: true }), line(null), held(MAINS)])?.isServed).toBe(true);
  expect(paceOf([line(STARTERS, { ready: true }), line(STARTERS), held(MAINS)])?.isServed).toBe(false);
});

test('what was served is made, and what was cancelled does not count', () => {
  const lines = linesAtTable([
    { order: { state: SERVED }, lines: [line(STARTERS)] },
    { order: { state: CANCELLED }, lines: [line(STARTERS)] },
    { order: { state: PREPARING }, lines: [held(MAINS)] },
  ]);
  expect(paceOf(lines)).toEqual({ held: [MAINS], isServed: true });
});

test('the kitchen waits when all it may cook is made, drinks too', () => {
  expect(waitsToBeFired([line(STARTERS, { ready: true }), held(MAINS)])).toBe(true);
  expect(waitsToBeFired([line(STARTERS, { ready: true }), line(null), held(MAINS)])).toBe(false);
  expect(waitsToBeFired([line(STARTERS, { ready: true })])).toBe(false);
});

test('an order that was never held counts from its placing', () => {
  expect(cooksFrom([line(STARTERS)], [ready(5, 'starters')])).toBeNull();
});

test('the time of a course counts from its firing, and while nothing is cooked from the last dish that was made', () => {
  const starters = line(STARTERS, { ready: true });
  expect(cooksFrom([line(STARTERS), held(MAINS)], [])).toBeNull();
  expect(cooksFrom([starters, held(MAINS)], [ready(5, 'starters')])).toBe(5);
  const log = [ready(5, 'starters'), fired(9, 'mains')];
  expect(cooksFrom([starters, line(MAINS, { hold: 'fired' })], log)).toBe(9);
  expect(cooksFrom([line(STARTERS), line(MAINS, { hold: 'fired' })], log)).toBeNull();
});

test('a dish that was added counts from then', () => {
  const mains = line(MAINS, { hold: 'fired' });
  const edit = { added: [{ lineId: 'bread', quantity: 1 }], more: [] };
  const added = {
    at: 12,
    event: { what: 'item' as const, lineId: 'mains', discarded: false, from: STATE, to: STATE, edit },
  };
  const log = [fired(9, 'mains'), added] as Parameters<typeof cooksFrom>[1];
  const bread = { ...line(MAINS), id: 'bread' };
  expect(cooksFrom([mains, bread], log)).toBe(9);
  expect(cooksFrom([{ ...mains, ready: true }, bread], log)).toBe(12);
});

test('dishes that went to a bill of their own count from when they were fired', () => {
  const at = [{ lineId: 'mains', at: 9 }];
  const log = [{ at: 30, event: { what: 'split_off', fired: at } }] as unknown as Parameters<
    typeof cooksFrom
  >[1];
  expect(cooksFrom([line(MAINS, { hold: 'fired' })], log)).toBe(9);
});

test('lines are held as they were before they were fired', () => {
  const lines = [line(STARTERS), line(MAINS, { hold: 'fired' })];
  expect(beforeFiring(lines, firedLines([fired(9, 'mains')])).map(({ hold }) => hold)).toEqual([
    null,
    'held',
  ]);
  expect(beforeFiring(lines, firedLines([]))).toEqual(lines);
});
