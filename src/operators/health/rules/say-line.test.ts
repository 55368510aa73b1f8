import { expect, test } from 'vitest';
import { OFFICE_LANGUAGES } from '#platform/language/rules/languages.ts';
import { LINE_NAMES, type Line, WHYS } from './lines.ts';
import { HEALTH_TEXTS, nameLine, sayLine } from './say-line.ts';

const write = (at: string) => at.slice(0, 10);

test.each(OFFICE_LANGUAGES)('every line has a name and a sentence in %s', (language) => {
  for (const name of LINE_NAMES) expect(nameLine(name, language)).toMatch(/\S/);
  const { says } = HEALTH_TEXTS[language];
  expect(Object.keys(says).toSorted()).toEqual(WHYS.toSorted());
});

test('a sentence has the figures as they are written where it is read', () => {
  const line: Line = {
    name: 'disk',
    state: 'red',
    why: 'diskFull',
    count: 900,
    of: 120_000,
    about: 'a:/data',
  };
  expect(sayLine(line, 'en', write)).toMatch(/^Only 900 of 1,20,000 MB are free at a:\/data\. Delete /);
  const old: Line = { name: 'backup', state: 'red', why: 'oldBackup', at: '2026-11-02T03:00:00.000Z' };
  expect(sayLine(old, 'en', write)).toMatch(/^The last one ended on 2026-11-02\. Run /);
});
