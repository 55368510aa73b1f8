import { expect, test } from 'vitest';
import { goesWith, type Pairs, pairsOf } from './pairs.ts';

const BOUNDS = { fewestOrders: 3, mostItems: 100 };
const times = (count: number, ...items: string[]) => Array.from({ length: count }, () => items);
const everything = () => true;

test('no orders and orders of one dish have no pairs', () => {
  expect(pairsOf([], BOUNDS)).toEqual({});
  expect(pairsOf([...times(9, 'dosa'), ...times(9, 'dosa', 'dosa')], BOUNDS)).toEqual({});
});

test('a pair counts once three orders have it, however often one of them has a dish', () => {
  const orders = [...times(3, 'dosa', 'chai'), ...times(2, 'dosa', 'vada', 'vada')];
  expect(pairsOf(orders, BOUNDS)).toEqual({ dosa: ['chai'], chai: ['dosa'] });
});

test('the most frequent pair comes first, and equal ones in the order of their ids', () => {
  const orders = [...times(3, 'dosa', 'vada'), ...times(4, 'dosa', 'chai'), ...times(3, 'dosa', 'idli')];
  expect(pairsOf(orders, BOUNDS)['dosa']).toEqual(['chai', 'idli', 'vada']);
});

test('a dish is paired with six others at most', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(pairsOf(times(3, ...all), BOUNDS)['a']).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
});

test('of too many dishes, those with the most frequent pairs are kept', () => {
  const orders = [...times(3, 'idli', 'vada'), ...times(4, 'dosa', 'chai')];
  expect(Object.keys(pairsOf(orders, { ...BOUNDS, mostItems: 2 }))).toEqual(['dosa', 'chai']);
});

test('what goes with several dishes of the cart comes before what goes best with one', () => {
  const pairs: Pairs = { dosa: ['vada', 'chai', 'upma'], idli: ['sambar', 'chai', 'upma'] };
  expect(goesWith(['dosa', 'idli'], pairs, everything)).toEqual(['chai', 'upma', 'sambar', 'vada']);
});

test('dishes that are in the cart or not offered make room for the next ones', () => {
  const pairs: Pairs = { dosa: ['chai', 'vada', 'idli', 'upma'] };
  expect(goesWith(['dosa', 'chai'], pairs, (item) => item !== 'vada')).toEqual(['idli', 'upma']);
});

test('a dish twice in the cart, with different options, counts once', () => {
  const pairs: Pairs = { dosa: ['vada', 'chai'], idli: ['chai', 'vada'] };
  expect(goesWith(['dosa', 'dosa', 'idli'], pairs, everything)).toEqual(['chai', 'vada']);
});

test('the dishes of a cart take turns, up to six', () => {
  const pairs: Pairs = { dosa: ['a', 'b', 'c', 'd', 'e'], idli: ['f', 'g', 'h'] };
  expect(goesWith(['dosa', 'idli'], pairs, everything)).toEqual(['a', 'f', 'b', 'g', 'c', 'h']);
});

test('a dish without pairs gets nothing, whatever its id', () => {
  expect(goesWith(['constructor', 'toString', 'dosa'], {}, everything)).toEqual([]);
});
