import { describe, expect, it } from 'vitest';
import { usualDishes } from './usual-dishes.ts';

const order = (...ids: string[]) => ({ itemsList: ids.map((itemId) => ({ itemId })) });

describe('usualDishes', () => {
  it('lists first what is in most orders', () => {
    const orders = [order('dosa'), order('idli', 'chai'), order('vada', 'chai'), order('chai', 'idli')];
    expect(usualDishes(orders, 8)).toEqual(['chai', 'idli', 'dosa', 'vada']);
  });

  it('counts a dish once an order, however many lines it has', () => {
    expect(usualDishes([order('dosa', 'dosa', 'dosa'), order('chai'), order('chai')], 8)).toEqual([
      'chai',
      'dosa',
    ]);
  });

  it('prefers what was ordered later among dishes ordered equally often, and keeps to the limit', () => {
    expect(usualDishes([order('idli'), order('vada'), order('dosa')], 2)).toEqual(['idli', 'vada']);
  });

  it('is empty without orders', () => {
    expect(usualDishes([], 8)).toEqual([]);
  });
});
