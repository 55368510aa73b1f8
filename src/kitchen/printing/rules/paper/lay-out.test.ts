import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { asCharacters, layOut, type Row, widthOf } from './lay-out.ts';
import { isPlain, printableText } from './plain-text.ts';
import { type PrintLine, text } from './print-line.ts';

const written = (line: PrintLine, columns = 20) =>
  layOut([line], columns).map((row) => (row.kind === 'row' ? asCharacters(row, columns) : row.kind));

describe('a line', () => {
  test('continues indented, beside the right column', () => {
    const line = text('Paneer butter masala', { lead: '2 x ', right: '440.00' });
    expect(written(line)).toEqual(['2 x Paneer    440.00', '    butter', '    masala']);
  });

  test('breaks a word that is too long', () => {
    expect(written(text('Supercalifragilistic-dosa'))).toEqual(['Supercalifragilistic', '-dosa']);
  });

  test('moves the right column to a line of its own where there is no room beside it', () => {
    expect(written(text('Dosa of the house', { right: 'Rs.1,23,456.00' }))).toEqual([
      'Dosa of the house',
      '      Rs.1,23,456.00',
    ]);
  });

  test('takes twice the width when it is large, and can be centred', () => {
    expect(written(text('Table 4', { centred: true }))).toEqual(['      Table 4']);
    expect(written(text('Table forty-four', { size: 'large' }))).toEqual(['Table', 'forty-four']);
  });

  test('measures Hindi in letters, not code points', () => {
    expect(widthOf('मसाला डोसा')).toBeLessThan('मसाला डोसा'.length);
  });
});

test.each([
  ['₹120', 'Rs.120'],
  ['2 × tea – “hot”…', '2 x tea - "hot"...'],
  ['a\u001bb\u0000c\nd', 'a b c d'],
  ['1½\u00a0kg', '11/2 kg'],
  ['a\uffffb\ufffec\ud800d\udfffe\u{1fffe}f', 'a b c d e f'],
])('%j is printed as %j', (asked, plain) => {
  expect(printableText(asked)).toBe(plain);
  expect(isPlain(plain)).toBe(true);
});

test('text outside of ASCII is not plain', () => {
  expect([isPlain('मसाला'), isPlain('Café'), isPlain('茶')]).toEqual([false, false, false]);
});

test('everything printed fits on its paper, and nothing is lost', () => {
  const any = fc.string({ unit: fc.constantFrom(...'ab ₹मा×茶\u001b-') });
  const size = fc.constantFrom(undefined, 'tall' as const, 'large' as const);
  holds(
    fc.property(
      any,
      fc.string({ maxLength: 6 }),
      size,
      fc.constantFrom(32, 48),
      (content, right, looks, columns) => {
        const line = text(content, { lead: '2 x ', right, ...(looks ? { size: looks } : {}) });
        const rows = layOut([line], columns) as Row[];
        const most = looks === 'large' ? columns / 2 : columns;
        for (const row of rows) expect(widthOf(row.left) + widthOf(row.right)).toBeLessThanOrEqual(most);
        const letters = (one: string) => one.replaceAll(' ', '');
        const all = rows.map(({ left }) => left).join('') + rows.map((row) => row.right).join('');
        expect(letters(all)).toBe(letters(printableText(`2 x ${content}${right}`)));
      },
    ),
  );
});
