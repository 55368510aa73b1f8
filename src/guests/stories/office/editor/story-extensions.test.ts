import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { storyDocument } from '../../rules/document.ts';
import { STORY_EXTENSIONS } from './story-extensions.ts';

const schema = getSchema(STORY_EXTENSIONS);
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  ...(marks.length > 0 ? { marks } : {}),
  text: words,
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const items = (...words: string[]) =>
  words.map((word) => ({ type: 'listItem', content: [paragraph(text(word))] }));

test('the editor knows what a story may have, and nothing else', () => {
  const all = ['blockquote', 'bulletList', 'doc', 'hardBreak', 'heading', 'image', 'listItem', 'orderedList'];
  expect(Object.keys(schema.nodes).toSorted()).toEqual([...all, 'paragraph', 'text']);
  expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'italic', 'link']);
});

test('a story goes through the editor as the server takes it', () => {
  const link = { type: 'link', attrs: { href: 'https://thali.example' } };
  const story = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [text('Diwali')] },
      paragraph(text('Sweets', { type: 'bold' }), { type: 'hardBreak' }, text('here', link)),
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [paragraph(text('One')), { type: 'orderedList', content: items('Inner') }],
          },
        ],
      },
      { type: 'orderedList', content: items('First') },
      { type: 'blockquote', content: [paragraph(text('Sweet!', { type: 'italic' }))] },
      { type: 'image', attrs: { src: `/images/${'0'.repeat(32)}-640.webp`, alt: 'Sweets' } },
      { type: 'paragraph' },
    ],
  };
  const node = schema.nodeFromJSON(story);
  node.check();
  expect(node.toJSON()).toEqual(story);
  expect(storyDocument.safeParse(node.toJSON()).success).toBe(true);
});

test('a list in a quote is none of it', () => {
  const nested = { type: 'blockquote', content: [{ type: 'bulletList', content: items('Inner') }] };
  const story = { type: 'doc', content: [nested] };
  expect(() => schema.nodeFromJSON(story).check()).toThrow();
});
