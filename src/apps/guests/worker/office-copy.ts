/** The office's page as it lies in the cache. */
export interface OfficeCopy {
  html: string;
  policy: string;
}

const NONCE = /'nonce-([^']+)'/;
const PLACE = '__NONCE__';
const HTML = /<html lang="en">/;
const FILES = /\/assets\/office\/[\w.-]+\.(?:js|css)/g;

/** Makes a copy of the office's page, marked as one and without the nonce; null if it is not ours. */
export function copyOffice(html: string, policy: string): OfficeCopy | null {
  const nonce = NONCE.exec(policy)?.[1];
  if (nonce === undefined || !html.includes(nonce) || !HTML.test(html)) return null;
  return {
    html: html.replaceAll(nonce, PLACE).replace(HTML, '<html lang="en" data-kept>'),
    policy: policy.replaceAll(nonce, PLACE),
  };
}

const AHEAD = /<link rel="modulepreload"[^>]*>\s*/g;

/** The copy with a nonce of its own, as each page of the server has one. Files that lie here are not fetched ahead. */
export function openOffice({ html, policy }: OfficeCopy, nonce: string): OfficeCopy {
  return { html: html.replace(AHEAD, '').replaceAll(PLACE, nonce), policy: policy.replaceAll(PLACE, nonce) };
}

/** The scripts and styles with which the page begins. */
export const filesOfOffice = ({ html }: OfficeCopy): string[] => html.match(FILES) ?? [];
