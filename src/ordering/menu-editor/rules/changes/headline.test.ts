import { describe, expect, test } from 'vitest';
import type { CatalogueChange, RevisionView, Thing } from '#ordering/catalogue/wire/revisions.ts';
import { headlineOf, toSessions } from './headline.ts';

const dish = (id: string): Thing => ({ kind: 'item', id, label: id, path: ['Day', 'Chaat'] });
const changed = (thing: Thing, field: string, to: unknown): CatalogueChange => ({
  what: 'changed',
  thing,
  field,
  to,
});
const saved = (minute: number, more: Partial<RevisionView> = {}): RevisionView => ({
  revision: minute,
  at: new Date(minute * 60_000).toISOString(),
  cause: 'edit',
  author: 'Asha',
  restored: null,
  summary: { added: 0, removed: 0, changed: 1 },
  changes: [changed(dish('Samosa'), 'description', 'x')],
  ...more,
});

describe('sessions', () => {
  test('join what one person saves without a long pause', () => {
    const saves = [saved(70), saved(39), saved(20), saved(1)];
    expect(toSessions(saves).map((session) => session.map(({ revision }) => revision))).toEqual([
      [70],
      [39, 20, 1],
    ]);
  });

  test.each<[string, Partial<RevisionView>]>([
    ['another person', { author: 'Ravi' }],
    ['nobody', { author: null }],
    ['an import', { cause: 'import' }],
    ['a restore', { cause: 'restore' }],
  ])('are ended by %s', (_, other) => {
    expect(toSessions([saved(3), saved(2, other), saved(1)])).toHaveLength(3);
  });
});

describe('the headline', () => {
  test('of one dish and its options names the dish', () => {
    const option: Thing = { kind: 'option', id: 'o', label: 'Half', path: [], itemId: 'Samosa' };
    const changes = [changed(dish('Samosa'), 'veg', true), changed(option, 'value', 80)];
    expect(headlineOf([saved(1, { changes })])).toMatchObject({ about: 'one', thing: { id: 'Samosa' } });
  });

  test('of many dishes changed alike counts them all, also those that are not sent', () => {
    const out = { state: 'Sold out' };
    const changes = ['a', 'b'].map((id) => changed(dish(id), 'availability', out));
    const summary = { added: 0, removed: 0, changed: 120 };
    expect(headlineOf([saved(1, { changes, summary })])).toMatchObject({ about: 'many', count: 120 });
  });

  test('of dishes that became available or sold out is only a sum', () => {
    const changes = ['Sold out', 'Available'].map((state) => changed(dish(state), 'availability', { state }));
    const summary = { added: 0, removed: 0, changed: 2 };
    expect(headlineOf([saved(1, { changes, summary })])).toEqual({ about: 'several', summary });
  });

  test('is missing where nothing was changed', () => {
    expect(headlineOf([saved(1, { changes: [] })])).toBeNull();
  });
});
