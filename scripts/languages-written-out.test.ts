import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '#platform/language/rules/languages.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where a language may be named: what is written in it, and what is only there in the languages of the office. */
const KNOWN = [
  'src/platform/language/rules/**',
  'src/**/texts/**',
  // Samples and demo stores have names in the languages that their dishes have.
  'src/apps/server/demo/**',
  'src/apps/office/gallery/field-samples.tsx',
  // In both languages of the office at once: an email, the operator's announcements, the title of a bill.
  'src/restaurant/notifications/server/send-out.ts',
  'src/operators/invoices/server/mandates/mandate-email.ts',
  'src/apps/office/shell/announcement-bar.tsx',
  'src/operators/stores/office/announcements/*.tsx',
  'src/apps/server/pages/bills/bill-page.ts',
  'src/money/bills/office/face/bill-sheet.tsx',
  'src/**/*.test.{ts,tsx}',
  'src/**/testing/**',
];

const codes = OTHER_LANGUAGES.join('|');
const NAMED = new RegExp(`['"\`](?:${codes})['"\`]|\\.(?:${codes})\\b(?!\\.ts)`);

const filesIn = (patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

test('no code names a language: what depends on one follows from the table', () => {
  const known = new Set(filesIn(KNOWN));
  const naming = filesIn(['src/**/*.{ts,tsx}'])
    .filter((file) => !known.has(file))
    .filter((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .some((line) => NAMED.test(line)),
    );
  expect(naming).toEqual([]);
});
