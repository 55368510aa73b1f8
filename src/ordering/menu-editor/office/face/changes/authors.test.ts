import { afterEach, expect, test, vi } from 'vitest';
import type { RevisionList, RevisionView, Thing } from '#ordering/catalogue/wire/revisions.ts';
import { readAuthors } from './authors.ts';

afterEach(() => vi.unstubAllGlobals());

const dosa: Thing = { kind: 'item', id: 'dosa', label: 'Dosa', path: [] };
const save = (revision: number, author: string, field: string): RevisionView => ({
  revision,
  at: '2026-11-20T12:00:00Z',
  cause: 'edit',
  author,
  restored: null,
  summary: { added: 0, removed: 0, changed: 1 },
  changes: [{ what: 'changed', thing: dosa, field }],
});

/** Answers as the server does, two saves a page. */
function serve(saves: RevisionView[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const before = Number(new URL(url, 'http://thali.example').searchParams.get('before') ?? Infinity);
    const rest = saves.filter(({ revision }) => revision < before);
    const page: RevisionList = {
      revisions: rest.slice(0, 2),
      next: rest.length > 2 ? (rest[1]?.revision ?? null) : null,
    };
    return Response.json(page);
  });
}

const span = { since: 10, until: 19 };
const rename = { key: '', thing: dosa, field: 'label', mine: 'Dosa', theirs: 'Dosai' };

test('names who changed the dish, however many saves came after', async () => {
  const later = Array.from({ length: 12 }, (_, at) => save(31 - at, 'Ben', 'availability'));
  serve([...later, save(12, 'Asha', 'label'), save(9, 'Cara', 'label')]);
  const authors = await readAuthors('s', { ...span, until: 31 });
  expect(authors.of(rename)).toBe('Asha');
  expect(authors.all('Someone', (one, other) => `${one} and ${other}`)).toBe('Ben and Asha');
});

test('names nobody who saved before the edit, or after the menu was read', async () => {
  serve([save(20, 'Ben', 'label'), save(12, 'Asha', 'label'), save(10, 'Cara', 'label')]);
  expect((await readAuthors('s', span)).of(rename)).toBe('Asha');
});
