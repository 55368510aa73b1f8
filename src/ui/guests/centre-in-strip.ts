import { scrollBehavior } from './scroll-behavior.ts';

/** The `ref` of the chosen link of a strip: it is scrolled to the middle once it is chosen. */
export function centreInStrip(link: HTMLElement | null): void {
  const strip = link?.parentElement;
  if (!link || !strip) return;
  const left = link.offsetLeft - (strip.clientWidth - link.clientWidth) / 2;
  const top = link.offsetTop - (strip.clientHeight - link.clientHeight) / 2;
  strip.scrollTo({ left, top, behavior: scrollBehavior() });
}
