import type { Locale } from '#domain/api/page.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

const CLOSED = {
  en: (name: string) => `${name} has closed`,
  hi: (name: string) => `${name} बंद हो गया है`,
} as const satisfies Record<Locale, (name: string) => string>;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font-family:system-ui,sans-serif}
main{display:grid;place-content:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;text-align:center}
h1{font-size:1.5rem;overflow-wrap:anywhere}`;

interface PlainPage {
  html: string;
  styles: string[];
}

/** Without a script: the guests' app has no room for words that so few read. */
export function closedPage(name: string, locale: Locale): PlainPage {
  return plainPage(locale, escapeHtml(CLOSED[locale](name)), '');
}

/** In both languages, and without a name: whoever reads it asked for a place that is unknown here. */
export function unknownHostPage(): PlainPage {
  const more = `<p>If you scanned a code here, please ask the staff for the new one.</p>
<div lang="hi"><h2>इस पते पर कोई रेस्टोरेंट नहीं है</h2>
<p>अगर आपने यहाँ कोई कोड स्कैन किया है, तो स्टाफ़ से नया कोड माँगें।</p></div>`;
  return plainPage('en', 'There is no restaurant at this address', more);
}

function plainPage(locale: Locale, title: string, more: string): PlainPage {
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${more}</main></body>
</html>`;
  return { html, styles: [STYLE] };
}
