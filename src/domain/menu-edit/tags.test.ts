import { expect, test } from 'vitest';
import { addTag, removeTag, translateTag } from './tags.ts';
import { anItemView } from './testing/views.ts';
import { tidyItem } from './tidy.ts';

const popular = { Popular: { hi: { label: 'सबकी पसंद' } } };
const idli = anItemView('Idli', { tags: ['Popular'], tagTranslations: popular });

test('a tag brings the names with it that it has on another dish', () => {
  expect(addTag(anItemView('Vada'), 'Popular', [anItemView('Dosa'), idli])).toMatchObject({
    tags: ['Popular'],
    tagTranslations: popular,
  });
  expect(addTag(anItemView('Vada'), 'Soft', [idli])).not.toHaveProperty('tagTranslations');
});

test('a tag that is taken off takes its names with it', () => {
  expect(removeTag(idli, 'Popular')).not.toHaveProperty('tagTranslations');
  expect(removeTag({ ...idli, tags: ['Popular', 'Soft'] }, 'Soft')).toMatchObject({
    tagTranslations: popular,
  });
});

test('a name that is left empty is none', () => {
  expect(translateTag(idli, 'Popular', {})).not.toHaveProperty('tagTranslations');
});

test('a dish is kept without the names of tags that it has lost', () => {
  expect(tidyItem({ ...idli, tags: [] })).not.toHaveProperty('tagTranslations');
  expect(tidyItem(idli)).toMatchObject({ tags: ['Popular'], tagTranslations: popular });
});
