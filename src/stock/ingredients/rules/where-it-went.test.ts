import { expect, test } from 'vitest';
import { dearestLoss, whereItWent } from './where-it-went.ts';

const sum = (
  ingredient: string,
  what: 'opening' | 'bought' | 'used' | 'wasted' | 'counted' | 'made',
  quantity: number,
  value: number,
) => ({
  ingredient,
  what,
  quantity,
  value,
});

test('what was bought, used, wasted and is missing of each ingredient, the dearest loss first', () => {
  const rows = whereItWent([
    sum('rice', 'opening', 4_000, 240),
    sum('rice', 'bought', 25_000, 1_500),
    sum('rice', 'used', -9_000, -540),
    sum('rice', 'wasted', -500, -30),
    sum('paneer', 'bought', 5_000, 2_000),
    sum('paneer', 'used', -3_000, -1_200),
    sum('paneer', 'counted', -1_000, -400),
    sum('oil', 'counted', 200, 30),
  ]);
  expect(rows).toEqual([
    {
      ingredient: 'paneer',
      bought: 5_000,
      used: 3_000,
      wasted: 0,
      missing: 1_000,
      wastedWorth: 0,
      missingWorth: 400,
      lost: 400,
      cost: 1_600,
    },
    {
      ingredient: 'rice',
      bought: 25_000,
      used: 9_000,
      wasted: 500,
      missing: 0,
      wastedWorth: 30,
      missingWorth: 0,
      lost: 30,
      cost: 570,
    },
    {
      ingredient: 'oil',
      bought: 0,
      used: 0,
      wasted: 0,
      missing: -200,
      wastedWorth: 0,
      missingWorth: -30,
      lost: -30,
      cost: -30,
    },
  ]);
});

test('the dearest loss is what to do something about, unless it is small', () => {
  const rows = whereItWent([
    sum('paneer', 'counted', -1_000, -400),
    sum('tomatoes', 'wasted', -9_000, -450),
    sum('oil', 'counted', 200, 30),
  ]);
  expect(dearestLoss(rows)).toEqual({ ingredient: 'tomatoes', what: 'wasted', worth: 450 });
  expect(dearestLoss(whereItWent([sum('salt', 'counted', -1_000, -20)]))).toBeNull();
  expect(dearestLoss([])).toBeNull();
});

test('nothing came or went', () => {
  expect(whereItWent([])).toEqual([]);
});
