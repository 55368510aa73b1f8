import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { StoreModel } from '#domain/api/store-model.ts';
import type { Menu } from '#domain/menu.ts';
import { Icon } from '#ui/parts/icon.tsx';
import { scrollBehavior } from '../../parts/scroll-behavior.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { BottomNav } from './bottom-nav.tsx';
import { CartBar } from './cart-bar.tsx';
import { MenuIndexButton } from './menu-index-button.tsx';
import { MenuPicker } from './menu-picker.tsx';
import { MenuView } from './menu-view.tsx';
import type { DishRequest } from './store-context.ts';
import { type FooterDialog, StoreFooter } from './store-footer.tsx';
import { StoreHeader } from './store-header.tsx';
import styles from './store-page.module.css';

/** A menu with more categories than this has an index of them. */
const MOST_WITHOUT_INDEX = 4;

interface Props {
  store: StoreModel;
  menus: Menu[];
  /** The menu that the address names; of several, none is shown before one was chosen. */
  menuId?: string | null;
  place?: string | null;
  /** Above the cart, and always in sight. */
  notice?: ReactNode;
  onDish: (request: DishRequest) => void;
  onPictures: (images: string[], label: string, at: number) => void;
  onIndex: (menu: Menu) => void;
  onDialog: (dialog: FooterDialog | 'more') => void;
}

/** A store with its menu, or with the choice of its menus. */
export function StorePage(props: Props) {
  const { store, menus, menuId, place = null, notice, onDish, onPictures, onIndex, onDialog } = props;
  const texts = useTexts();
  const { profile, viewMode } = store.page;
  const shown = menus.length === 1 ? menus[0] : menus.find(({ id }) => id === menuId);
  const images = (shown ? [shown] : menus)
    .flatMap(({ categories }) => categories)
    .flatMap(({ image }) => image ?? []);
  // The first one stands right below already.
  const banner = images[1] ?? images[0] ?? null;
  return (
    <div className={styles.page}>
      <StoreHeader store={store} place={place} banner={banner} isLargest={!shown} />
      <main className={styles.main}>
        {menus.length === 0 && <p className={styles.offline}>{texts.store.offline}</p>}
        {menus.length > 1 && !shown && <MenuPicker slug={profile.slug} menus={menus} />}
        {menus.length > 1 && shown && (
          <Link className={styles.chosen} href={`/${profile.slug}`}>
            <Icon name="back" size={20} />
            <b>{shown.label}</b>
            <span>{texts.store.otherMenus}</span>
          </Link>
        )}
        {shown && (
          <MenuView
            key={shown.id}
            menu={shown}
            setting={{
              slug: profile.slug,
              currency: profile.currency,
              viewOnly: viewMode,
              onDish,
              onPictures,
            }}
          />
        )}
      </main>
      <StoreFooter profile={profile} onDialog={onDialog} />
      <div className={styles.dock}>
        {shown && shown.categories.length > MOST_WITHOUT_INDEX && (
          <MenuIndexButton onOpen={() => onIndex(shown)} />
        )}
        {notice}
        {!viewMode && <CartBar slug={profile.slug} currency={profile.currency} />}
        <BottomNav
          links={profile.links}
          onMenu={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
          onMore={() => onDialog('more')}
        />
      </div>
    </div>
  );
}
