import { Picture } from '../../parts/picture.tsx';
import { useOrderTexts } from '../../texts/order/use-order-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './item-pictures.module.css';

/** All of them, side by side, where there is more than the one in the heading. */
export function ItemPictures({ images, label }: { images: string[]; label: string }) {
  const { menu } = useTexts();
  const { item } = useOrderTexts();
  if (images.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to scroll from the keyboard too
    <ul className={styles.pictures} tabIndex={0} aria-label={item.pictures(label)}>
      {images.map((image, at) => (
        <li key={image}>
          <Picture url={image} alt={menu.picture(label, at + 1, images.length)} name={label} sizes="14rem" />
        </li>
      ))}
    </ul>
  );
}
