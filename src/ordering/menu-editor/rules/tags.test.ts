import { expect, test } from 'vitest';
import { addTag, removeTag, translateTag } from './tags.ts';
import { anItemView } from './testing/views.ts';
import { tidyItem } from './tidy.ts';

const popular = { Popular: { hi: { label: 'सबकी पसंद' } } };
const idli = anItemView('Idli', { tags: ['Popular'], tagTranslations: popular });

test('a new tag takes over its translations from another dish', () => {
  expect(addTag(anItemView('Vada'), 'Popular', [anItemView('Dosa'), idli])).toMatchObject({
    tags: ['Popular'],
    tagTranslations: popular,
  });
  expect(addTag(anItemView('Vada'), 'Soft', [idli])).not.toHaveProperty('tagTranslations');
});

test('removing a tag removes its translations', () => {
  expect(removeTag(idli, 'Popular')).not.toHaveProperty('tagTranslations');
  expect(removeTag({ ...idli, tags: ['Popular', 'Soft'] }, 'Soft')).toMatchObject({
    tagTranslations: popular,
  });
});

test('an empty translation is removed', () => {
  expect(translateTag(idli, 'Popular', {})).not.toHaveProperty('tagTranslations');
});

test('a saved dish has no translations of removed tags', () => {
  expect(tidyItem({ ...idli, tags: [] })).not.toHaveProperty('tagTranslations');
  expect(tidyItem(idli)).toMatchObject({ tags: ['Popular'], tagTranslations: popular });
});
