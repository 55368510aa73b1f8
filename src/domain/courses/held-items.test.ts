import { expect, test } from 'vitest';
import { PREPARING, SERVED } from '../order/order.ts';
import { awaitedCourse, beganAt, heldCourses } from './held-items.ts';

const MAINS = { _id: 'mains', name: 'Mains', place: 1 };
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

test('a course is waited for once all else is made', () => {
  expect(awaitedCourse(order(dish({ ready: true }), held(MAINS)))?.name).toBe('Mains');
  expect(awaitedCourse(order(dish(), held(MAINS)))).toBeNull();
  expect(awaitedCourse(order(dish({ ready: true })))).toBeNull();
});

test('dishes that were fired count from then, others from their order', () => {
  const createdAt = '2026-11-20T13:00:00.000Z';
  const firedAt = '2026-11-20T13:20:00.000Z';
  expect(beganAt({ createdAt }, [{ firedAt }])).toBe(Date.parse(firedAt));
  expect(beganAt({ createdAt }, [{ firedAt }, {}])).toBe(Date.parse(createdAt));
  expect(beganAt({ createdAt, cooksFrom: firedAt }, [])).toBe(Date.parse(firedAt));
});
