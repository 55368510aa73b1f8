import { expect, test } from 'vitest';
import { copyOffice, filesOfOffice, openOffice } from './office-copy.ts';

const NONCE = 'q83v/7+Yx0A=';
const POLICY = `default-src 'none'; style-src 'self' 'nonce-${NONCE}'; img-src 'self'`;
const PAGE =
  `<!doctype html>\n<html lang="en"><head><meta name="csp-nonce" content="${NONCE}">` +
  '<script type="module" src="/assets/office/index-BM_ZInJi.js"></script>' +
  '<link rel="stylesheet" href="/assets/office/index-C30X9gC7.css"></head></html>';

test('a copy is marked as one, names its files and has a nonce of its own each time', () => {
  const copy = copyOffice(PAGE, POLICY);
  if (copy === null) throw new Error('not ours');
  expect(copy.html + copy.policy).not.toContain(NONCE);
  expect(copy.html).toContain('<html lang="en" data-kept>');
  expect(filesOfOffice(copy)).toEqual([
    '/assets/office/index-BM_ZInJi.js',
    '/assets/office/index-C30X9gC7.css',
  ]);
  for (const nonce of ['one', 'two']) {
    const opened = openOffice(copy, nonce);
    expect(opened.html).toContain(`<meta name="csp-nonce" content="${nonce}">`);
    expect(opened.policy).toBe(POLICY.replace(NONCE, nonce));
  }
});

test.each([
  ['a captive portal', '<html lang="en"><body>Please sign in</body></html>', POLICY],
  ['a page without a policy', PAGE, ''],
  ['a page of guests', PAGE.replace('lang="en"', 'lang="hi"'), POLICY],
])('%s is not kept', (_, html, policy) => {
  expect(copyOffice(html, policy)).toBeNull();
});
