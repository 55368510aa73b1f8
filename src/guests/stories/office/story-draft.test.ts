import { expect, test } from 'vitest';
import { shownFrom, type When } from './story-draft.ts';

const publishAt = '2026-11-20T13:00:00.000Z';
const evening = '2026-12-01T18:30';

test.each<[string, When, string, string]>([
  ['a story that is published keeps its time', 'kept', '', publishAt],
  [
    'one for later has the time that is chosen, by the restaurant’s clock',
    'later',
    evening,
    '2026-12-01T13:00:00.000Z',
  ],
])('%s', (_, when, at, moment) => {
  const shown = shownFrom({ when, at }, { timeZone: 'Asia/Kolkata', publishAt });
  expect(new Date(shown).toISOString()).toBe(moment);
});

test.each<[When, string]>([
  ['now', evening],
  ['draft', ''],
  ['later', ''],
])('what is to be shown %s at “%s” is as of now', (when, at) => {
  const before = Date.now();
  expect(shownFrom({ when, at }, { timeZone: 'Asia/Kolkata', publishAt: null })).toBeGreaterThanOrEqual(
    before,
  );
});
