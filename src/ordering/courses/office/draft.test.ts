import { expect, test } from 'vitest';
import { faultsIn, movedUp, switched, withCategory } from './draft.ts';

const CATEGORIES = [
  { _id: 'soups', label: 'Soups' },
  { _id: 'rice', label: 'Rice' },
];
const course = (id: string, ...categories: string[]) => ({ id, name: id, categories });

test('whoever switches courses on finds the usual ones, and later their own', () => {
  const { courses } = switched(true, { isOn: false, courses: [] }, CATEGORIES);
  expect(courses.map(({ name, categories }) => [name, categories])).toEqual([
    ['Starters', ['soups']],
    ['Mains', ['rice']],
    ['Desserts', []],
  ]);
  const own = [course('tasting')];
  expect(switched(true, { isOn: false, courses: own }, CATEGORIES).courses).toBe(own);
});

test('a category is of one course, or is cooked at once', () => {
  const courses = [course('starters', 'soups'), course('mains')];
  expect(withCategory(courses, 'soups', 'mains')).toEqual([course('starters'), course('mains', 'soups')]);
  expect(withCategory(courses, 'soups', '')).toEqual([course('starters'), course('mains')]);
});

test('a course moves up by one, and the others stay in their order', () => {
  const courses = ['a', 'b', 'c'].map((id) => course(id));
  expect(movedUp(courses, 2).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

test('a course needs a name, while courses are on', () => {
  const courses = [course('a'), { ...course('b'), name: ' ' }];
  expect(faultsIn({ isOn: true, courses }, 'Name it')).toEqual({ 'courses.1.name': 'Name it' });
  expect(faultsIn({ isOn: false, courses }, 'Name it')).toEqual({});
});
