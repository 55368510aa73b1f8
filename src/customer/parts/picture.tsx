import { isForeign } from '#domain/menu/foreign-pictures.ts';
import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';
import { showWhenNear } from './show-when-near.ts';

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
