import { pictureSource } from '../components/picture-source.ts';

interface StoryPictureProps {
  url: string;
  alt: string;
  sizes: string;
  /** Whether it is in sight at once. */
  isFirst?: boolean;
}

/** A picture of a story, in the width and the format that fit. Its frame has its shape before it is loaded. */
export function StoryPicture({ url, alt, sizes, isFirst = false }: StoryPictureProps) {
  const { src, avif, webp } = pictureSource(url);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        decoding="async"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
