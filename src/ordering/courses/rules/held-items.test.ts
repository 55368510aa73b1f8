import { expect, test } from 'vitest';
import { PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import { awaitedCourse, beganAt, heldCourses } from './held-items.ts';

const MAINS = { _id: 'mains', name: 'Mains', place: 1 };
const STARTERS = { _id: 'starters', name: 'Starters', place: 0 };
const DESSERTS = { _id: 'desserts', name: 'Desserts', place: 2 };
const dish = (more: object = {}) => ({ discarded: false, ready: false, ...more });
const held = (course: typeof MAINS, more: object = {}) => dish({ held: true as const, course, ...more });
const order = (...items: ReturnType<typeof dish>[]) => ({ state: PREPARING, items }) as const;

test('the next course comes first, and what was taken off is not waited for', () => {
  const named = ({ _id, name }: typeof MAINS) => ({ _id, name });
  expect(heldCourses(order(held(DESSERTS), held(MAINS)))).toEqual([named(MAINS), named(DESSERTS)]);
  expect(heldCourses(order(held(MAINS, { discarded: true })))).toEqual([]);
  expect(heldCourses({ ...order(held(MAINS)), state: SERVED })).toEqual([]);
});

test('a course is waited for once the one before is made, whatever becomes of the drinks', () => {
  const starter = (more: object = {}) => dish({ course: STARTERS, ...more });
  expect(awaitedCourse(order(starter({ ready: true }), dish(), held(MAINS)))?.name).toBe('Mains');
  expect(awaitedCourse(order(starter(), held(MAINS)))).toBeNull();
  expect(awaitedCourse(order(starter({ discarded: true }), held(MAINS)))?.name).toBe('Mains');
  expect(awaitedCourse(order(dish({ ready: true })))).toBeNull();
});

test('dishes that were fired count from then, others from when what is being made of their order began', () => {
  const createdAt = '2026-11-20T13:00:00.000Z';
  const firedAt = '2026-11-20T13:20:00.000Z';
  expect(beganAt({ createdAt }, [{ firedAt }])).toBe(Date.parse(firedAt));
  expect(beganAt({ createdAt }, [{ firedAt }, {}])).toBe(Date.parse(createdAt));
  const later = '2026-11-20T13:30:00.000Z';
  expect(beganAt({ createdAt, cooksFrom: firedAt }, [{ firedAt: later }, {}])).toBe(Date.parse(firedAt));
  expect(beganAt({ createdAt, cooksFrom: firedAt }, [])).toBe(Date.parse(firedAt));
});
