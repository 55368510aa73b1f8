import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';

interface Props {
  url: string | null;
  alt: string;
  /** The first letter of it stands where there is no picture. */
  name: string;
  sizes: string;
  /** The largest on the first screen goes before everything else; what is further down waits until it comes near. */
  load?: 'first' | 'soon' | 'near';
}

/** A picture in the width that fits, or the dish's initial on the store's tint: never a grey box. */
export function Picture({ url, alt, name, sizes, load = 'near' }: Props) {
  if (url === null) {
    return (
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  }
  const { src, avif, webp, color } = pictureSource(url);
  const picture = (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        decoding={load === 'first' ? 'sync' : 'async'}
        loading={load === 'near' ? 'lazy' : 'eager'}
        fetchPriority={load === 'first' ? 'high' : 'auto'}
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
