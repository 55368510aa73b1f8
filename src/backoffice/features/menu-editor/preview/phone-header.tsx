import { ownOrNull } from '#domain/menu/foreign-pictures.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { resizedUrl } from '#domain/menu/own-pictures.ts';
import { openingStatus } from '#domain/time/opening.ts';
import { useStore } from '../../../parts/current-store.ts';
import { type Guest, guestTexts } from './guest.ts';
import styles from './phone-header.module.css';

interface PhoneHeaderProps {
  menu: Menu | undefined;
  menus: Menu[];
  at: number;
  guest: Guest;
}

export function PhoneHeader({ menu, menus, at, guest }: PhoneHeaderProps) {
  const t = guestTexts(guest);
  const { profile } = useStore();
  const { name, description, openingHours, timeZone, viewMode } = profile;
  const logo = ownOrNull(profile.logo);
  const paused = { paused: profile.paused, pausedUntil: dateOf(profile.pausedUntil) };
  const isOpen = openingStatus({ openingHours, timeZone, ...paused }, at).open;
  const [banner] = (menu ? [menu] : menus).flatMap(({ categories }) =>
    categories.flatMap(({ image }) => image ?? []),
  );
  return (
    <div className={styles.header}>
      <div className={styles.hero}>{banner && <img src={resizedUrl(banner, 640)} alt="" />}</div>
      <div className={styles.head}>
        <span className={styles.logo} aria-hidden="true">
          {logo ? <img src={resizedUrl(logo, 320)} alt="" /> : [...name][0]}
        </span>
        <p className={styles.name}>{name}</p>
        {description && <p className={styles.soft}>{description}</p>}
        {menus.length > 0 && !viewMode && (
          <p className={styles.opening} data-closed={!isOpen}>
            {isOpen ? t.open : t.closed}
          </p>
        )}
        {viewMode && <p className={styles.soft}>{t.viewOnly}</p>}
      </div>
    </div>
  );
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
