import type { Taken } from './desk.ts';

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Renders the messages, the latest first. The page reloads itself. */
export function pageOf(taken: readonly Taken[]): string {
  const rows = taken
    .toReversed()
    .map(({ provider, to, text }) => [provider, to, text].map((cell) => `<td>${quoted(cell)}</td>`).join(''))
    .map((cells) => `<tr>${cells}</tr>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>Simulated messages</title><link rel="icon" href="data:,">
<style>body{font:1rem system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}
td,th{padding:.5rem 1rem;text-align:start;border-block-end:1px solid #8885;white-space:pre-line}</style></head>
<body><h1>Simulated messages</h1><p>${taken.length === 0 ? 'Nothing has been sent yet.' : ''}</p>
<table><thead><tr><th>By</th><th>To</th><th>Text</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
