import { themeCssIn } from '#ui/guests/theme/theme.ts';
import type { FromFrame, FromWebsite } from './messages.ts';

// What a page does in the frame of a restaurant's own website. Its policy lets no other website frame it, so whoever is
// around it may be told its height.

let website: string | null = null;

function tell(message: FromFrame): void {
  if (website !== null) window.parent.postMessage(message, website);
}

function tellHeight(): void {
  tell({ menu: 'height', height: document.documentElement.scrollHeight });
}

/** In place of the restaurant's colour, on all of its pages. */
function showIn(colour: string): void {
  const sheet = new CSSStyleSheet();
  const [light, dark] = [themeCssIn('light', colour), themeCssIn('dark', colour)];
  sheet.replaceSync(`${light}@media(prefers-color-scheme:dark){${dark}}`);
  document.adoptedStyleSheets.push(sheet);
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<FromWebsite> | null>) => {
  if (source !== window.parent || data?.menu !== 'hello') return;
  website = origin;
  if (/^[\da-f]{6}$/i.test(data.colour ?? '')) showIn(data.colour ?? '');
  tellHeight();
});
window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const isOurs = defaultPrevented || document.querySelector('dialog[open]') !== null;
  if (key === 'Escape' && !isOurs) tell({ menu: 'close' });
});
// A link that loads another page leaves the frame, which may not show it.
window.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.protocol.startsWith('http') && !event.defaultPrevented && link.hash === '')
    link.target ||= '_blank';
});
new ResizeObserver(tellHeight).observe(document.body);
window.parent.postMessage({ menu: 'ready', listens: true } satisfies FromFrame, '*');
