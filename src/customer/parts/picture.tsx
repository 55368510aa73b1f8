import { isForeign } from '#domain/menu/foreign-pictures.ts';
import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';

interface Props {
  url: string | null;
  alt: string;
  /** The first letter of it stands where there is no picture. */
  name: string;
  sizes: string;
  /** The large ones of the first screen come with the page; all others wait for the script and until they are near. */
  load?: 'first' | 'near';
}

/** A picture in the width that fits, or the dish's initial on the store's tint: never a grey box. */
export function Picture({ url, alt, name, sizes, load = 'near' }: Props) {
  // A cart of before may still name a picture of another site.
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
  // A page from the server holds no style attributes; a drawing's colour is none.
  return (
    <span className={styles.ground}>
      <svg color={color} aria-hidden="true" />
      {picture}
    </span>
  );
}

/** Browsers fetch lazy pictures from several screens away, which is too much for a slow line. */
const NEAR = '200px';

let observer: IntersectionObserver | null = null;

/** A picture that is far has no box until what it stands in comes near. */
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
