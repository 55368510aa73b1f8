import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueView } from '#domain/api/catalogue.ts';
import { readMenuView } from '#domain/api/read-menu.ts';
import { withCopies } from '#domain/menu/foreign-pictures.ts';
import type { FoundItem } from '#domain/menu/menu.ts';
import { menusAsGuest } from '#domain/menu-edit/as-guest.ts';
import { findItemView } from '#domain/menu-edit/items.ts';
import { useStore } from '../../../parts/current-store.ts';
import { brandTones } from '../../../parts/use-brand.ts';
import { useOwnPictures } from '../../../parts/use-own-picture.ts';
import { type Language, useTexts } from '../../../texts/index.ts';
import { type Guest, guestTexts } from './guest.ts';
import styles from './phone.module.css';
import { PhoneDish } from './phone-dish.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { PhoneMenus } from './phone-menus.tsx';

interface PhoneProps {
  catalogue: CatalogueView;
  /** Shown first where it is served at that time. */
  menuId: string | null;
  openItemId: string | null;
  at: number;
  language: Language;
}

/** The guests' page in small, by the same rules: what is served when, what is hidden, what it costs. */
export function Phone({ catalogue, menuId, openItemId, at, language }: PhoneProps) {
  const { editor: t } = useTexts();
  const { profile } = useStore();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [picked, pick] = useState<{ id: string; by: string | null } | null>(null);
  const [opened, open] = useState(openItemId);
  const guest: Guest = { language, currency: profile.currency, viewOnly: profile.viewMode };
  const served = menusAsGuest(catalogue, profile.timeZone, at);
  const shownFor = useOwnPictures(
    served.flatMap(({ categories }) =>
      categories.flatMap(({ image, items }) => [image, ...items.flatMap(({ images }) => images)]),
    ),
  );
  const menus = withCopies(served, (url) => shownFor(url).picture);
  // What one chose in the phone holds until one turns to another menu in the editor.
  const wanted = picked?.by === menuId ? picked.id : menuId;
  const menu = menus.length === 1 ? menus[0] : menus.find(({ id }) => id === wanted);
  const dish = opened === null ? null : dishOf(catalogue, opened);
  return (
    <div className={styles.phone} style={brandTones(menu?.primaryColor ?? profile.primaryColor, scheme)}>
      <section
        className={styles.screen}
        aria-label={t.preview}
        lang={language}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        <PhoneHeader menu={menu} menus={menus} at={at} guest={guest} />
        {menus.length === 0 && <p className={styles.nothing}>{guestTexts(guest).offline}</p>}
        {menu && menus.length > 1 && (
          <button type="button" className={styles.back} onClick={() => pick({ id: '', by: menuId })}>
            ‹ {guestTexts(guest).allMenus}
          </button>
        )}
        {menu && <PhoneMenu menu={menu} guest={guest} onOpen={open} />}
        {!menu && menus.length > 1 && (
          <PhoneMenus menus={menus} guest={guest} onPick={(id) => pick({ id, by: menuId })} />
        )}
      </section>
      {dish && <PhoneDish key={dish.item.id} dish={dish} guest={guest} onClose={() => open(null)} />}
    </div>
  );
}

/** An item as it is computed with, whether guests see it at that time or not. */
function dishOf(catalogue: CatalogueView, id: string): FoundItem | null {
  const found = findItemView(catalogue, id);
  if (!found) return null;
  const menu = readMenuView({
    ...found.menu,
    categories: [{ ...found.category, items: [found.item] }],
  });
  const category = menu.categories[0];
  const item = category?.items[0];
  return category && item ? { menu, category, item } : null;
}
