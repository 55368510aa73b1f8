import { isForeign } from '#ordering/menu/rules/foreign-pictures.ts';
import { pictureSource } from '#ui/shared/components/picture-source.ts';
import styles from './picture.module.css';

interface Props {
  url: string | null;
  alt: string;
  /** Its first letter takes the place of a missing picture. */
  name: string;
  sizes: string;
  /** `first` loads with the page, for large pictures of the first screen; `near` waits until it is near the screen. */
  load?: 'first' | 'near' | undefined;
}

/** A picture in the width that fits, or the initial of its name. */
export function Picture({ url, alt, name, sizes, load = 'near' }: Props) {
  // A cart stored by an earlier version may name a picture of another site.
  if (url === null || isForeign(url)) {
    return (
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  }
  const isFirst = load === 'first';
  const { src, avif, webp, color } = pictureSource(url);
  const picture = (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        ref={isFirst ? undefined : showWhenNear}
        data-far={isFirst ? undefined : ''}
        decoding={isFirst ? 'sync' : 'async'}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
  if (color === null) return picture;
  // The server's page may not have style attributes; the `color` of an SVG is none.
  return (
    <span className={styles.ground}>
      <svg color={color} aria-hidden="true" />
      {picture}
    </span>
  );
}

/** Browsers load lazy pictures from several screens away, which is too much for a slow line. */
const NEAR = '200px';

let observer: IntersectionObserver | null = null;

/** Shows a far picture, which has no box, when its frame comes near. */
function showWhenNear(image: HTMLImageElement | null): (() => void) | undefined {
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
