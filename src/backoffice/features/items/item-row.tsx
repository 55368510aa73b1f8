import type { ItemView } from '#domain/api/catalogue.ts';
import { may } from '#domain/people/permissions.ts';
import { useStore } from '../../parts/current-store.ts';
import { Diet } from '../../parts/diet.tsx';
import { useOwnPicture } from '../../parts/use-own-picture.ts';
import { Price, StateText } from './about-item.tsx';
import { Availability } from './availability.tsx';
import styles from './items-page.module.css';
import { isSoldOut } from './rows.ts';

export function ItemRow({ item }: { item: ItemView }) {
  const { role } = useStore();
  const image = useOwnPicture(item.images[0]);
  return (
    <li className={`${styles.row} ${isSoldOut(item) ? styles.out : ''}`}>
      {image ? (
        <img className={styles.image} src={image} alt="" loading="lazy" />
      ) : (
        <span className={styles.image} />
      )}
      <div className={styles.about}>
        <p className={styles.label}>
          <Diet veg={item.veg} />
          {item.label}
        </p>
        <p className={styles.state}>
          {isSoldOut(item) ? (
            <strong>
              <StateText item={item} />
            </strong>
          ) : (
            <Price item={item} />
          )}
        </p>
      </div>
      {may(role, 'item.availability') && <Availability item={item} />}
    </li>
  );
}
