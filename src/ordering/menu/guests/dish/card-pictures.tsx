import { useRef, useState } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Picture } from '#ui/guests/picture.tsx';
import styles from './card-pictures.module.css';

interface Props {
  images: string[];
  label: string;
  sizes: string;
  load?: 'first' | undefined;
  onOpen: (at: number) => void;
}

/** The pictures of a dish, to swipe through; a tap enlarges them. */
export function CardPictures({ images, label, sizes, load, onOpen }: Props) {
  const { menu } = useTexts();
  const [shown, setShown] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  return (
    <div className={styles.frame}>
      <div className={styles.strip} ref={strip} onScroll={onScroll}>
        {images.map((image, at) => (
          <button
            key={image}
            type="button"
            className={styles.slide}
            // Keyboard users find the pictures in the dish's sheet, with one tab stop less for each dish.
            tabIndex={-1}
            aria-label={at === 0 ? menu.openPicture(label) : menu.picture(label, at + 1, images.length)}
            onClick={() => onOpen(at)}
          >
            <Picture url={image} alt="" name={label} sizes={sizes} load={at === 0 ? load : undefined} />
          </button>
        ))}
      </div>
      {images.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {images.map((image, at) => (
            <i key={image} data-shown={at === shown} />
          ))}
        </div>
      )}
    </div>
  );
}
