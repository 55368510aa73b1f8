import { describe, expect, test } from 'vitest';
import type { CatalogueChange, Thing } from '#ordering/catalogue/wire/revisions.ts';
import { findAuthor, type Save } from './find-author.ts';

const dosa: Thing = { kind: 'item', id: 'dosa', label: 'Dosa', path: ['Day', 'Dosas'] };
const full: Thing = { kind: 'option', id: 'full', label: 'Full', path: [], itemId: 'dosa' };
const dosas: Thing = { kind: 'category', id: 'dosas', label: 'Dosas', path: ['Day'] };
const changed = (thing: Thing, field: string): CatalogueChange => ({ what: 'changed', thing, field });
const save = (author: string | null, ...changes: CatalogueChange[]): Save => ({
  author,
  changes,
  hasAll: true,
});
const price = { thing: full, field: 'value', theirs: 140 };
const removal = { thing: dosa, field: 'presence', theirs: false };
const removedByMe = { thing: dosa, field: 'presence', theirs: true };

describe('names who changed what is contested', () => {
  const others = Array.from({ length: 60 }, () => save('Ben', changed(dosa, 'availability')));
  test.each<[string, Parameters<typeof findAuthor>[0], Save[], string | null]>([
    ['however many saves came after it', price, [...others, save('Asha', changed(full, 'value'))], 'Asha'],
    [
      'not who changed something else of the dish',
      price,
      [save('Ben', changed(dosa, 'label')), save('Asha', changed(full, 'value'))],
      'Asha',
    ],
    [
      'the last one who changed it',
      price,
      [save('Ben', changed(full, 'value')), save('Asha', changed(full, 'value'))],
      'Ben',
    ],
    [
      'who moved it, not who renamed it',
      { thing: dosa, field: 'parent', theirs: 'Sweets' },
      [save('Ben', changed(dosa, 'label')), save('Asha', { what: 'moved', thing: dosa })],
      'Asha',
    ],
    [
      'who sorted the category, not who renamed it',
      { thing: dosas, field: 'sequence', theirs: null },
      [save('Ben', changed(dosas, 'label')), save('Asha', { what: 'reordered', thing: dosas })],
      'Asha',
    ],
    [
      'who removed the dish, not who changed it before',
      removal,
      [save('Asha', { what: 'removed', thing: dosa }), save('Ben', changed(dosa, 'label'))],
      'Asha',
    ],
    [
      'who changed a price of the dish that I removed',
      removedByMe,
      [save('Asha', changed(full, 'value'))],
      'Asha',
    ],
    ['nobody where the program did it', price, [save(null, changed(full, 'value')), save('Ben')], null],
  ])('%s', (_, conflict, latestFirst, author) => {
    expect(findAuthor(conflict, { latestFirst, isComplete: true })).toBe(author);
  });
});

describe('a dish that went with its category', () => {
  const withCategory = save('Asha', { what: 'removed', thing: dosas });
  test('is credited to the only person who saved', () => {
    const saves = { latestFirst: [withCategory, save('Asha')], isComplete: true };
    expect(findAuthor(removal, saves)).toBe('Asha');
  });
  test.each([
    ['two people saved', { latestFirst: [withCategory, save('Ben')], isComplete: true }],
    ['the program saved too', { latestFirst: [withCategory, save(null)], isComplete: true }],
    ['the first saves are gone', { latestFirst: [withCategory], isComplete: false }],
    ['nothing is known', { latestFirst: [], isComplete: true }],
  ])('is credited to nobody when %s', (_, saves) => {
    expect(findAuthor(removal, saves)).toBeNull();
  });
});

test('names nobody when a later save may have changed it, too', () => {
  const large = { ...save('Ben', changed(dosa, 'label')), hasAll: false };
  const saves = { latestFirst: [large, save('Asha', changed(full, 'value'))], isComplete: true };
  expect(findAuthor(price, saves)).toBeNull();
});
