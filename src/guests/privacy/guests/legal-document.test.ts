import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnText } from './legal-document.tsx';

const paragraphs = (text: string) =>
  [...renderToStaticMarkup(createElement(OwnText, { text })).matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].map(
    ([, content]) => content,
  );

test('markup is shown as text', () => {
  expect(paragraphs('<script>alert(1)</script>')).toEqual(['&lt;script&gt;alert(1)&lt;/script&gt;']);
});

test('empty lines end paragraphs, other lines are kept in theirs', () => {
  expect(paragraphs('\n\nFirst.\nStill first.\n \n\nSecond.\n')).toEqual(['First.\nStill first.', 'Second.']);
});
