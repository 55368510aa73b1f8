import { describe, expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

const GUESTS = ['ravi', 'meera', 'anu'];
const of = (guestId: string | null, total: number, isShared = false) => ({ guestId, total, isShared });
const nothingPaid = (due: number) => ({ due, byGuest: new Map<string, number>() });
const totals = (shares: { total: number }[]) => shares.map(({ total }) => total);
const dues = (shares: { due: number }[]) => shares.map(({ due }) => due);

describe('what each guest has had', () => {
  test('own lines, and an equal part of those for everybody', () => {
    const lines = [of('ravi', 100_00), of('meera', 50_00), of('anu', 30_00, true), of(null, 60_00)];
    expect(totals(sharesOf([{ price: 240_00, lines }], GUESTS, nothingPaid(240_00)))).toEqual([
      130_00, 80_00, 30_00,
    ]);
  });

  test('charges and rounding follow the lines; the odd paise go to who came first', () => {
    const lines = [of('ravi', 100_00), of('meera', 100_00), of('anu', 100_00)];
    expect(totals(sharesOf([{ price: 315_50, lines }], GUESTS, nothingPaid(315_50)))).toEqual([
      105_17, 105_17, 105_16,
    ]);
    expect(totals(sharesOf([{ price: 1, lines: [of(null, 10)] }], GUESTS, nothingPaid(1)))).toEqual([
      1, 0, 0,
    ]);
  });

  test('a round of free dishes with a charge is shared evenly', () => {
    expect(totals(sharesOf([{ price: 30, lines: [of('ravi', 0)] }], GUESTS, nothingPaid(30)))).toEqual([
      10, 10, 10,
    ]);
  });

  test('what somebody had who is not there is for everybody', () => {
    expect(totals(sharesOf([{ price: 90, lines: [of('gone', 90)] }], GUESTS, nothingPaid(90)))).toEqual([
      30, 30, 30,
    ]);
  });

  test('nobody there, nobody’s share', () => {
    expect(sharesOf([{ price: 90, lines: [of(null, 90)] }], [], nothingPaid(90))).toEqual([]);
  });
});

describe('what of it is due', () => {
  const round = { price: 300, lines: [of('ravi', 100), of('meera', 200)] };
  const guests = ['ravi', 'meera'];

  test('less what each has paid', () => {
    expect(dues(sharesOf([round], guests, { due: 200, byGuest: new Map([['ravi', 100]]) }))).toEqual([
      0, 200,
    ]);
  });

  test('what was paid for others, or by nobody in particular, is shared', () => {
    expect(dues(sharesOf([round], guests, { due: 150, byGuest: new Map() }))).toEqual([50, 100]);
    expect(dues(sharesOf([round], guests, { due: 50, byGuest: new Map([['ravi', 250]]) }))).toEqual([0, 50]);
  });

  test('adds up to what is due, also after all shares were paid', () => {
    const byGuest = new Map([
      ['ravi', 100],
      ['meera', 200],
    ]);
    expect(dues(sharesOf([round], guests, { due: 31, byGuest }))).toEqual([10, 21]);
  });
});
