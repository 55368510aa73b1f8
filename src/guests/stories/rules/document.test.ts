import { describe, expect, test } from 'vitest';
import {
  documentOf,
  EMPTY_STORY,
  isLink,
  MOST_BLOCKS,
  MOST_LETTERS,
  picturesOf,
  storyDocument,
  textOf,
} from './document.ts';

const PICTURE = `/images/${'0'.repeat(32)}-640.webp#aabbcc`;
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const link = (href: string, more: object = {}) => ({ type: 'link', attrs: { href, ...more } });
const picture = (src: string, more: object = {}) => ({ type: 'image', attrs: { src, alt: '', ...more } });
const list = (...items: object[]) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
});

const FULL = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Diwali ')] },
  paragraph(
    text('Bold', { type: 'bold' }, { type: 'italic' }),
    { type: 'hardBreak' },
    text('and', link('tel:+911')),
  ),
  list(paragraph(text('One')), list(list(paragraph(text('Two'))))),
  { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('First'))] }] },
  { type: 'blockquote', content: [paragraph(text('Sweet!'))] },
  picture(PICTURE, { alt: 'Sweets' }),
);

test('everything that a story may have is accepted as it is', () => {
  expect(storyDocument.parse(FULL)).toEqual(FULL);
  expect(storyDocument.parse(EMPTY_STORY)).toEqual(EMPTY_STORY);
  expect(textOf(storyDocument.parse(FULL))).toBe('Diwali Bold and One Two First Sweet!');
  expect(picturesOf(storyDocument.parse(FULL))).toEqual([PICTURE]);
});

test.each([
  ['HTML', '<p>Hi</p>'],
  ['nothing', doc()],
  ['a text without a paragraph', doc(text('Hi'))],
  ['an unknown block', doc({ type: 'codeBlock', content: [text('x')] })],
  ['an unknown mark', doc(paragraph(text('x', { type: 'underline' })))],
  ['an unknown attribute', doc({ ...paragraph(text('x')), attrs: { style: 'color:red' } })],
  ['a heading of the page', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
  ['lists that are too deep', doc(list(list(list(list(paragraph())))))],
  ['a list in a quote', doc({ type: 'blockquote', content: [list(paragraph())] })],
  ['a heading in a quote', doc({ type: 'blockquote', content: [{ type: 'heading', attrs: { level: 2 } }] })],
  ['a picture of another site', doc(picture('https://other.example/a.png'))],
  ['a picture that is a script', doc(picture('data:image/svg+xml,<svg onload=x>'))],
  ['a picture without words for it', doc({ type: 'image', attrs: { src: PICTURE } })],
  ['a link to a script', doc(paragraph(text('x', link('javascript:alert(1)'))))],
  ['a link that opens elsewhere', doc(paragraph(text('x', link('https://a.example', { target: '_blank' }))))],
  ['too many blocks', doc(...Array(MOST_BLOCKS + 1).fill(paragraph()))],
  ['too many items', doc(...Array(5).fill(list(...Array(100).fill(paragraph()))))],
  ['too many letters', doc(...Array(5).fill(paragraph(text('x'.repeat(MOST_LETTERS / 4)))))],
])('%s is refused', (_, story) => {
  expect(storyDocument.safeParse(story).success).toBe(false);
});

test('a story may be as long as the bounds', () => {
  const longest = doc(...Array(MOST_BLOCKS).fill(paragraph()));
  expect(storyDocument.safeParse(longest).success).toBe(true);
  expect(storyDocument.safeParse(doc(paragraph(text('x'.repeat(MOST_LETTERS))))).success).toBe(true);
});

describe('links', () => {
  test.each([
    'https://thali.example/menu?a=1#b',
    'http://thali.example',
    'mailto:hello@thali.example',
    'tel:+91 98765-43210',
  ])('%s', (href) => expect(isLink(href)).toBe(true));

  test.each([
    '',
    '/menu',
    '//other.example',
    'https://',
    ' javascript:x',
    'java\nscript:x',
    'data:text/html,x',
    'https://a.example/"onclick=x',
    'vbscript:x',
    'tel:javascript',
    `https://a.example/${'x'.repeat(2048)}`,
  ])('%j leads nowhere', (href) => expect(isLink(href)).toBe(false));
});

test('plain text becomes paragraphs, and never more than a story may have', () => {
  expect(documentOf('\n Meet Meera.\n\n She\n cooks. ')).toEqual(
    doc(paragraph(text('Meet Meera.')), paragraph(text('She cooks.'))),
  );
  const long = documentOf('a\n\n'.repeat(MOST_BLOCKS + 5));
  expect(long.content).toHaveLength(MOST_BLOCKS);
  expect(storyDocument.safeParse(long).success).toBe(true);
});
