import type { WayHome } from '../desk.ts';
import type { Answer } from '../http/call.ts';
import { html, page } from './markup.ts';

const title = 'One moment';

/** Posts the answer back through the guest's browser, by a button where scripts are off. */
export function returnPage({ url, method, fields }: WayHome): Answer {
  const formTarget = new URL(url).origin;
  if (method === 'get') {
    const head = html`<meta http-equiv="refresh" content="0; url=${url}">`;
    const main = html`<div class="card stack"><h1>${title}</h1>
<a class="button main" href="${url}">Back to the restaurant</a></div>`;
    return page({ title, main, head });
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const main = html`<form class="card stack" method="post" action="${url}"><h1>${title}</h1>${inputs}
<button class="main">Back to the restaurant</button></form>`;
  return page({ title, main, formTarget, script: 'document.forms[0].submit()' });
}
