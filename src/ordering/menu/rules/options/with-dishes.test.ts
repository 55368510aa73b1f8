import { describe, expect, test } from 'vitest';
import { aCategory, anItem } from '#testing/rules/builders.ts';
import { withDishes } from './with-dishes.ts';

const chicken = anItem('chicken', { veg: false, images: ['/images/chicken'] });
const dal = anItem('dal', { images: [] });
const paneer = anItem('paneer', { images: ['/images/paneer', '/images/paneer-2'] });
const mains = aCategory([chicken, dal, paneer], { image: '/images/mains' });
const isVeg = ({ veg }: { veg: boolean | null }) => veg === true;

describe('the banner of a category', () => {
  test('is its own while every listed dish is shown', () => {
    expect(withDishes(mains, mains.items, () => true)).toEqual(mains);
    // A hidden dish is not on the menu at all, so nothing is filtered.
    expect(withDishes(mains, [dal, paneer], isVeg)).toMatchObject({
      image: '/images/mains',
      items: [dal, paneer],
    });
  });

  test('shows a dish that is left when a filter leaves some out', () => {
    expect(withDishes(mains, mains.items, isVeg)).toMatchObject({
      image: '/images/paneer',
      items: [dal, paneer],
    });
  });

  test('is left out if no remaining dish has a picture, or the category has no banner', () => {
    expect(withDishes(mains, mains.items, (item) => item === dal).image).toBeNull();
    expect(withDishes({ ...mains, image: null }, mains.items, isVeg).image).toBeNull();
  });
});
