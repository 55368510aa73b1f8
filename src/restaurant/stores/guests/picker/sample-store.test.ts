import { describe, expect, test } from 'vitest';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { storeModel } from '../../wire/store-model.ts';
import { sampleStore } from './sample-store.ts';

describe('the bundled sample', () => {
  test('is a valid store model', () => {
    expect(storeModel.safeParse(sampleStore).success).toBe(true);
  });

  test('has one menu of three categories and ten dishes, each in both languages', () => {
    const menus = sampleStore.page.menus.map(parseMenuView);
    const items = menus.flatMap(({ categories }) => categories).flatMap((category) => category.items);
    expect(menus).toHaveLength(1);
    expect(menus[0]?.categories).toHaveLength(3);
    expect(items).toHaveLength(10);
    for (const { label, description, translations } of items) {
      expect(label).not.toBe('');
      expect(description, label).not.toBe('');
      expect(translations['hi']?.label).toMatch(/[\u0900-\u097f]/);
      expect(translations['hi']?.description, label).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('no two things have the same id', () => {
    const { categories } = sampleStore.page.menus[0] ?? { categories: [] };
    const ids = categories.flatMap(({ _id, items }) => [_id, ...items.map((item) => item._id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('nothing can be ordered from no store', () => {
    expect(sampleStore.page.viewMode).toBe(true);
  });
});
