import { expect, test } from 'vitest';
import { changesOf } from './changes/changes.ts';
import { aGroupView, anItemView } from './testing/views.ts';
import { tidyItem } from './tidy.ts';

const option = (label: string, value: number | string) => ({
  _id: `${label}${value}`,
  label,
  value,
  added: false,
});

test('empty lines are removed, and those that lack only a name stay', () => {
  const item = anItemView(' Dosa ', {
    description: ' Crisp \n',
    tags: ['New', ' New', ' '],
    taxes: [
      { label: ' GST', value: 5 },
      { label: '', value: 0 },
      { label: '', value: 5 },
    ],
    configs: [
      aGroupView(' Size', { contents: [option('Full ', 20), option(' ', 0), option('', ''), option('', 5)] }),
      aGroupView(''),
    ],
  });
  const tidy = tidyItem(item);
  expect(tidy).toMatchObject({ label: 'Dosa', description: 'Crisp', tags: ['New'] });
  expect(tidy.taxes).toEqual([
    { label: 'GST', value: 5 },
    { label: '', value: 5 },
  ]);
  expect(tidy.configs.map(({ label, contents }) => [label, contents.map((each) => each.label)])).toEqual([
    ['Size', ['Full', '']],
  ]);
});

test('only fields that differ are changes', () => {
  const before = { label: 'A', taxes: [{ value: 5 }], color: null as string | null };
  expect(changesOf(before, { ...before, taxes: [{ value: 5 }] })).toEqual({});
  expect(changesOf(before, { ...before, label: 'B', color: '112233' })).toEqual({
    label: 'B',
    color: '112233',
  });
});
