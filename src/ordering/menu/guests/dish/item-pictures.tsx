import { useOrderTexts } from '#ordering/placing/texts/guests/order/use-order-texts.ts';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { Picture } from '#ui/guests/picture.tsx';
import styles from './item-pictures.module.css';

/** As wide as the sheet. */
const SIZES = '(min-width: 600px) 34rem, 100vw';

/** The picture of a dish, or all of its pictures to swipe through. */
export function ItemPictures({ images, label }: { images: string[]; label: string }) {
  const { menu } = useTexts();
  const { item } = useOrderTexts();
  const [only, ...others] = images;
  if (only !== undefined && others.length === 0) {
    return (
      <div className={styles.only}>
        <Picture url={only} alt="" name={label} sizes={SIZES} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the row must also scroll by keyboard
    <ul className={styles.pictures} tabIndex={0} aria-label={item.pictures(label)}>
      {images.map((image, at) => (
        <li key={image}>
          <Picture url={image} alt={menu.picture(label, at + 1, images.length)} name={label} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
