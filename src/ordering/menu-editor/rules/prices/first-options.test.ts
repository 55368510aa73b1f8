import { expect, test } from 'vitest';
import { aGroupView, anItemView } from '../testing/views.ts';
import { withFirstOptions } from './first-options.ts';

const option = (label: string, added: boolean) => ({ _id: label, label, value: 10, added });
const chosen = (...groups: Parameters<typeof aGroupView>[1][]) =>
  withFirstOptions(
    anItemView('Tea', { configs: groups.map((more) => aGroupView('Size', more)) }),
  ).configs.map(({ contents }) => contents.map(({ added }) => added));

test('the first option is chosen where one must be and none is', () => {
  const open = [option('S', false), option('L', false)];
  expect(chosen({ required: true, contents: open })).toEqual([[true, false]]);
  expect(chosen({ required: false, contents: open })).toEqual([[false, false]]);
  expect(chosen({ required: true, contents: [option('S', false), option('L', true)] })).toEqual([
    [false, true],
  ]);
});
