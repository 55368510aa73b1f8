import type { Answer } from '../http/call.ts';
import { html, page } from './markup.ts';

export function noticePage(status: number, title: string, words: string): Answer {
  const main = html`<div class="card stack"><h1>${title}</h1><p>${words}</p>
<p><a href="/">What this gateway knows</a></p></div>`;
  return page({ title, status, main });
}

export function refusalPage(gateway: string, code: string, words: string): Answer {
  const main = html`<div class="card stack"><h1>${gateway} would refuse this</h1>
<p><strong>${code}</strong>: ${words}</p>
<p class="soft">Nothing was paid. Go back to the restaurant and try again.</p></div>`;
  return page({ title: 'Refused', status: 400, main });
}
