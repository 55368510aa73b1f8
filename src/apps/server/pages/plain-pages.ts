import { DEFAULT_LANGUAGE, GUEST_LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font-family:system-ui,sans-serif}
main{display:grid;place-content:center;min-height:100vh;padding:1.5rem;box-sizing:border-box;text-align:center}
h1{font-size:1.5rem;overflow-wrap:anywhere}`;

interface PlainPage {
  html: string;
  styles: string[];
}

/** Without a script: the guests' app has no room for words that so few read. */
export function closedPage(name: string, language: Language): PlainPage {
  return plainPage(language, escapeHtml(ALL_WORDS[language].words.closed(name)), '');
}

/** In all languages, and without a name: whoever reads it asked for a place that is unknown here. */
export function unknownHostPage(): PlainPage {
  const { title, hint } = ALL_WORDS[DEFAULT_LANGUAGE].words.nowhere;
  const others = GUEST_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map((language) => {
    const { nowhere } = ALL_WORDS[language].words;
    return `<div lang="${language}"><h2>${nowhere.title}</h2><p>${nowhere.hint}</p></div>`;
  });
  return plainPage(DEFAULT_LANGUAGE, title, `<p>${hint}</p>${others.join('')}`);
}

function plainPage(language: Language, title: string, more: string): PlainPage {
  const html = `<!doctype html>
<html lang="${language}">
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
