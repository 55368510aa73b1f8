import type { Menu } from '#domain/menu/menu.ts';
import { resizedUrl } from '#domain/menu/own-pictures.ts';
import { descriptionFor, type Guest, guestTexts, labelFor } from './guest.ts';
import styles from './phone.module.css';

interface PhoneMenusProps {
  menus: Menu[];
  guest: Guest;
  onPick: (id: string) => void;
}

const MOST_NAMED = 4;

/** Where several are served at once, guests choose one of them first. */
export function PhoneMenus({ menus, guest, onPick }: PhoneMenusProps) {
  const t = guestTexts(guest);
  return (
    <div className={styles.picker}>
      <p className={styles.heading}>{t.pickMenu}</p>
      {menus.map((menu) => {
        const [image] = menu.categories.flatMap((category) => category.image ?? []);
        const named = menu.categories.slice(0, MOST_NAMED).map((category) => labelFor(guest, category));
        return (
          <button key={menu.id} type="button" className={styles.menu} onClick={() => onPick(menu.id)}>
            <span className={styles.banner}>{image && <img src={resizedUrl(image, 640)} alt="" />}</span>
            <span className={styles.about}>
              <b>{labelFor(guest, menu)}</b>
              {menu.pureVeg && <em>{t.pureVeg}</em>}
              <span>{descriptionFor(guest, { ...menu, description: menu.remarks }) || named.join(', ')}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
