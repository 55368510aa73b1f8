import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_IDEN, MOST_TABLES, parseTableRange } from './table-range.ts';

const made = (text: string) => {
  const range = parseTableRange(text);
  return 'fault' in range ? range.fault : range.idens.join(' ');
};

describe('refuses', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['  , ;\n', { kind: 'empty' }],
    ['24 to 1', { kind: 'backwards', part: '24 to 1' }],
    ['F-A', { kind: 'backwards', part: 'F-A' }],
    ['A1-B6', { kind: 'mixed', part: 'A1-B6' }],
    ['1-A5', { kind: 'mixed', part: '1-A5' }],
    ['a-F', { kind: 'mixed', part: 'a-F' }],
    ['1 to 501', { kind: 'tooMany' }],
    ['1-300, A1-A300', { kind: 'tooMany' }],
    ['0 to 999999999', { kind: 'tooMany' }],
    ['The long table by the window', { kind: 'tooLong', part: 'The long table by the window' }],
    ['A row without an end 1 to 3', { kind: 'tooLong', part: 'A row without an end 1 to 3' }],
  ])('%j', (text, fault) => {
    expect(made(text)).toEqual(fault);
  });
});

describe('expands', () => {
  test.each([
    ['1 to 5', '1 2 3 4 5'],
    ['1 से 3', '1 2 3'],
    ['101..104', '101 102 103 104'],
    ['1…3', '1 2 3'],
    ['8 – 11', '8 9 10 11'],
    ['A1-A3, B1-B2', 'A1 A2 A3 B1 B2'],
    ['A1-3', 'A1 A2 A3'],
    ['T-1 to T-3', 'T-1 T-2 T-3'],
    ['08-11', '08 09 10 11'],
    ['A-D', 'A B C D'],
    ['7-7', '7'],
    ['Terrace; Bar\n12', 'Terrace Bar 12'],
    ['T-1', 'T-1'],
    ['1-3, 2-5', '1 2 3 4 5'],
    ['Bar to let', 'Bar to let'],
  ])('%j', (text, idens) => {
    expect(made(text)).toBe(idens);
  });

  test('five hundred tables at most', () => {
    expect(parseTableRange('1 to 500')).toMatchObject({ idens: { length: MOST_TABLES } });
  });
});

test('whatever is typed: no name twice, none too long, none with a comma, never too many', () => {
  const typed = fc.oneof(
    fc.string({ maxLength: 60, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('1', '20', 'A', '-', ' to ', '..', ',', ' ', '\n'), { maxLength: 20 })
      .map((p) => p.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const range = parseTableRange(text);
      if ('fault' in range) return;
      expect(new Set(range.idens).size).toBe(range.idens.length);
      expect(range.idens.length).toBeLessThanOrEqual(MOST_TABLES);
      for (const iden of range.idens) {
        expect(iden).toMatch(/^[^\s,;]/);
        expect(iden.length).toBeLessThanOrEqual(LONGEST_IDEN);
      }
    }),
  );
});
