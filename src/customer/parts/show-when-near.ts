/** Browsers fetch lazy pictures from several screens away, which is too much for a slow line. */
const NEAR = '200px';

let observer: IntersectionObserver | null = null;

/** A picture that is far has no box until what it stands in comes near. */
export function showWhenNear(image: HTMLImageElement | null): (() => void) | undefined {
  const frame = image?.parentElement;
  if (!image || !frame) return undefined;
  observer ??= new IntersectionObserver(show, { rootMargin: NEAR });
  const watching = observer;
  watching.observe(frame);
  return () => watching.unobserve(frame);
}

function show(entries: IntersectionObserverEntry[], watching: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    target.querySelector('img')?.removeAttribute('data-far');
    watching.unobserve(target);
  }
}
