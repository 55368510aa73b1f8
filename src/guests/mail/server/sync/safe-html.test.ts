import { expect, test } from 'vitest';
import { countPictures, withPictures } from '../pictures.ts';
import { safeHtml, textOfHtml } from './safe-html.ts';

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://x.in"></iframe>a', 'a'],
  ['a form', '<form action="https://x.in"><input name="password"><button>Go</button></form>', 'Go'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>a', 'a'],
  ['a style sheet', '<style>@import "https://x.in"; p{position:fixed}</style><p>a</p>', '<p>a</p>'],
  ['a place on the screen', '<p style="position:fixed;top:0;color:red">a</p>', '<p style="color:red">a</p>'],
  [
    'a background that loads',
    '<p style="background:url(https://x.in/a.png)">a</p>',
    '<p style="background-color:#767676">a</p>',
  ],
  ['a color that is none', '<p style="color:expression(alert(1))">a</p>', '<p>a</p>'],
  [
    'a page of its own',
    '<base href="https://x.in"><meta http-equiv="refresh" content="0;url=https://x.in">a',
    'a',
  ],
  ['a comment of another browser', '<!--[if mso]><script>x</script><![endif]-->a', 'a'],
  ['a picture in the letter', '<img src="cid:1"><img src="data:image/png;base64,AA==">', ''],
  ['a picture with a password', '<img src="https://me:secret@x.in/a.png">', ''],
])('%s is taken out', (_, html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});

test.each([
  ['a button', 'background:#c0392b', 'background-color:#c0392b'],
  [
    'a band',
    'color:white; background: no-repeat rgb(0, 0, 0) center',
    'color:white;background-color:rgb(0, 0, 0)',
  ],
  [
    'words on a picture',
    'background: url(https://x.in/a.png) top / cover; color:#fff',
    'background-color:#767676;color:#fff',
  ],
  ['a colour below a picture', 'background:#222 url(https://x.in/a.png)', 'background-color:#222'],
  ['no ground', 'background:none', ''],
])('%s can be read on its ground', (_, style, shown) => {
  expect(safeHtml(`<p style="${style}">a</p>`)).toBe(shown === '' ? '<p>a</p>' : `<p style="${shown}">a</p>`);
});

test('a cell with a picture behind it can be read without the picture', () => {
  const letter = '<table><tr><td background="https://x.in/a.png">a</td></tr></table>';
  expect(safeHtml(letter)).toContain('<td style="background-color:#767676">a</td>');
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//x.in',
  '/app',
])('a link to %j leads nowhere', (href) => {
  expect(safeHtml(`<a href="${href}">a</a>`)).not.toContain('href');
});

test('a link opens elsewhere, and the site does not learn from where', () => {
  expect(safeHtml('<a href="https://x.in/?a=1&b=2" target="_top" rel="opener">a</a>')).toBe(
    '<a href="https://x.in/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  );
});

test('pictures of other machines have their place, and an address only if they are wanted', () => {
  const safe = safeHtml('<img src="https://x.in/a.png" alt="Logo" onerror="x()" width="9">');
  expect(safe).toBe('<img data-src="https://x.in/a.png" alt="Logo" width="9" />');
  expect(countPictures(safe)).toBe(1);
  expect(withPictures(safe)).toBe(
    '<img referrerpolicy="no-referrer" src="https://x.in/a.png" alt="Logo" width="9" />',
  );
});

test('a picture over http has its place, and is asked for over TLS', () => {
  const safe = safeHtml('<img src="http://x.in/a.png"><img src="HTTPS://x.in/b.png">');
  expect(countPictures(safe)).toBe(2);
  expect(withPictures(safe)).toContain(' src="https://x.in/a.png"');
});

test('what only looks like the place of a picture stays text', () => {
  const safe = safeHtml(
    '<p title="<img data-src=">&lt;img data-src="https://x.in/a.png"&gt;</p><img data-src="https://x.in">',
  );
  expect(countPictures(safe)).toBe(0);
});

test('the words of a letter that is only HTML', () => {
  const safe = safeHtml('<h1>Menu</h1><p>Tea &amp; dosa</p><ul><li>1 &lt; 2</li></ul><script>x</script>');
  expect(textOfHtml(safe).split('\n').filter(Boolean)).toEqual(['Menu', 'Tea & dosa', '1 < 2']);
});

test('a deep nest and a long letter end', () => {
  expect(safeHtml('<div>'.repeat(100_000)).length).toBeLessThan(10_000);
  expect(safeHtml('<b>x</b>'.repeat(500_000))).toHaveLength(8 * 5_000);
  expect(safeHtml('x'.repeat(1_000_000))).toHaveLength(500_000);
});
