const SLIDE_MS = 700;

/** By whole pictures. Browsers choose the time of a smooth scroll themselves, and snapping would pull it back meanwhile. */
export function slideBy(strip: HTMLElement, steps: number): void {
  const width = strip.clientWidth;
  const from = strip.scrollLeft;
  const last = strip.scrollWidth - width;
  const to = Math.min(last, Math.max(0, Math.round(from / width + steps) * width));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    strip.scrollLeft = to;
    return;
  }
  strip.style.scrollSnapType = 'none';
  const begun = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - begun) / SLIDE_MS);
    strip.scrollLeft = from + (to - from) * easeInOut(share);
    if (share < 1) requestAnimationFrame(step);
    else strip.style.scrollSnapType = '';
  };
  requestAnimationFrame(step);
}

function easeInOut(share: number): number {
  return share < 0.5 ? 2 * share ** 2 : 1 - (2 - 2 * share) ** 2 / 2;
}
