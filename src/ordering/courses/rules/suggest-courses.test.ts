import { expect, test } from 'vitest';
import { courseOf } from './course.ts';
import { suggestCourses } from './suggest-courses.ts';

const courseByName = (label: string) =>
  suggestCourses([{ _id: 'one', label }]).find(({ categories }) => categories.length > 0)?.name ?? null;

test.each([
  ['Veg Starters', 'Starters'],
  ['Soups & Salads', 'Starters'],
  ['स्टार्टर', 'Starters'],
  ['Biryani', 'Mains'],
  ['Indian Breads', 'Mains'],
  ['मेन कोर्स', 'Mains'],
  ['Desserts', 'Desserts'],
  ['मिठाई', 'Desserts'],
  ['Ice creams and shakes', 'Desserts'],
  ['Steaks', 'Mains'],
  ['Drinks', null],
  ['Milkshakes', null],
  ['Tea & Coffee', null],
  ['चाय', null],
])('a category called %s is of: %s', (label, course) => {
  expect(courseByName(label)).toBe(course);
});

const settings = { isOn: true, courses: [{ id: 'mains', name: 'Mains', categories: ['rice'] }] };
const menus = [
  {
    categories: [
      { id: 'rice', items: [{ id: 'biryani' }] },
      { id: 'bar', items: [{ id: 'tea' }] },
    ],
  },
];

test('a dish is of the course of its category, and of none while courses are off', () => {
  expect(courseOf(settings, { menus }, 'biryani')).toEqual({ id: 'mains', name: 'Mains', place: 0 });
  expect(courseOf(settings, { menus }, 'tea')).toBeNull();
  expect(courseOf(settings, { menus }, 'gone')).toBeNull();
  expect(courseOf({ ...settings, isOn: false }, { menus }, 'biryani')).toBeNull();
});
