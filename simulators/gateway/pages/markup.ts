import { createHash } from 'node:crypto';
import type { Answer } from '../http/call.ts';
import { STYLE } from './style.ts';

/** A text that needs no escaping. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | Part[];

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(write).join('');
  return String(part).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Escapes every part except Markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(texts.reduce((all, text, at) => all + write(parts[at - 1] ?? '') + text));
}

interface Page {
  title: string;
  main: Markup;
  status?: number;
  head?: Markup;
  /** Runs immediately. The page must work without it. */
  script?: string;
  /** Origin that forms may post to, besides this one. */
  formTarget?: string;
  isWide?: boolean;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function page({ title, main, status = 200, head, script, formTarget, isWide }: Page): Answer {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    'img-src data:',
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    `form-action 'self' ${formTarget ?? ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - simulated gateway</title>
<link rel="icon" href="data:,">
<style>${new Markup(STYLE)}</style>
${head ?? ''}
</head>
<body>
<header><p><strong>Simulated gateway</strong>: no money moves</p></header>
<main${isWide ? new Markup(' class="wide"') : ''}>${main}</main>
${script === undefined ? '' : new Markup(`<script>${script}</script>`)}
</body>
</html>
`;
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: body.text,
  };
}
