import storiesCss from '#guests/stories/guests/stories.module.css?inline';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import type { PageInput } from '#restaurant/pages/wire/page.ts';
import baseCss from '#ui/shared/base.css?inline';
import logoCss from '#ui/shared/components/store-logo.module.css?inline';
import storyCss from '#ui/shared/story/story.module.css?inline';
import tokensCss from '#ui/shared/tokens.css?inline';
import type { Meta } from './meta.ts';
import { factsOf, previewOf, scriptJson } from './write-document.ts';

/** The styles of the pages with stories, which need none of the menu's. */
export const STORIES_CSS = [tokensCss, baseCss, logoCss, storyCss, storiesCss].join('');

interface Parts {
  input: PageInput;
  body: string;
  styles: string[];
  meta: Meta & { feed: string };
}

/** A document without a script: a story is only read. */
export function writeStories({ input, body, styles, meta }: Parts): string {
  const { title, feed, icon, linkedData, isPublic } = meta;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...factsOf(meta),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(feed)}">`,
    ...(isPublic ? previewOf(meta, input.model.kind === 'story' ? 'article' : 'website') : []),
    ...styles.map((style) => `<style>${style}</style>`),
  ];
  return [
    '<!doctype html>',
    `<html lang="${input.language}">`,
    `<head>${head.join('')}</head>`,
    `<body>${body}`,
    linkedData ? `<script type="application/ld+json">${scriptJson(linkedData)}</script>` : '',
    '</body></html>',
  ].join('');
}
