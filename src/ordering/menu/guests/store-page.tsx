import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import type { Minor } from '#platform/money/rules/money.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { scrollBehavior } from '#ui/guests/scroll-behavior.ts';
import { Art } from '#ui/shared/components/art.tsx';
import type { Menu } from '../rules/menu.ts';
import { BottomNav } from './frame/bottom-nav.tsx';
import { CartBar, ToCart } from './frame/cart-bar.tsx';
import { type FooterDialog, StoreFooter } from './frame/store-footer.tsx';
import { StoreHeader } from './frame/store-header.tsx';
import { MenuPicker } from './menu-picker.tsx';
import { MenuStart } from './menu-start.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import { OpenMenu } from './open-menu.tsx';
import type { DishRequest, TablePart } from './store-context.ts';
import styles from './store-page.module.css';
import { StoryCard } from './story-card.tsx';

interface Props {
  store: StoreModel;
  menus: Menu[];
  /** The menu that the address names. Without it, a store with several menus shows the list of them. */
  menuId?: string | null;
  /** "Table 12 · Dine-In"; `placeQuery` is the same as the query of a link. */
  place?: string;
  placeQuery?: string;
  /** The minimum of an order, if the order type is known. */
  minimum?: Minor;
  /** Stands above the cart bar, always in sight. */
  notice?: ReactNode;
  /** Stands above the notice. */
  hint?: ReactNode;
  /** The bar of the order that is under way. */
  running?: ReactNode;
  /** Shows a part of a table whose guests order together. */
  table?: ((part: TablePart) => ReactNode) | undefined;
  /** The cart beside the menu, on wide screens. */
  sideCart?: ReactNode;
  onDish: (request: DishRequest) => void;
  onPictures: (images: string[], label: string, at: number) => void;
  onIndex: (menu: Menu) => void;
  onDialog: (dialog: FooterDialog | 'more') => void;
}

/** Publishes the height of what stands below an element, for the cart bar and for notices. It depends on the text. */
function publishHeight(name: string, of: HTMLElement | null): () => void {
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty(name, `${of?.offsetHeight}px`),
  );
  if (of) observer.observe(of);
  return () => observer.disconnect();
}

const publishFoot = (foot: HTMLElement | null) => publishHeight('--foot', foot);
const publishDock = (dock: HTMLElement | null) => publishHeight('--dock', dock);

/** A store with its menu, or with the list of its menus. */
export function StorePage(props: Props) {
  const {
    store,
    menus,
    menuId,
    place = '',
    placeQuery = '',
    minimum = 0,
    notice,
    hint,
    running,
    table,
    sideCart,
    onDish,
    onPictures,
    onIndex,
    onDialog,
  } = props;
  const texts = useTexts();
  const { profile, viewMode } = store.page;
  const [first] = menus;
  const shown = menus.length === 1 ? first : menus.find(({ id }) => id === menuId);
  const story = store.story && <StoryCard slug={profile.slug} story={store.story} />;
  const setting = {
    slug: profile.slug,
    currency: profile.currency,
    viewOnly: viewMode,
    secondLanguage: languagesOf(profile)[1] ?? '',
    onDish,
    onPictures,
  };
  const cartBar = (
    <CartBar
      slug={profile.slug}
      currency={profile.currency}
      menus={menus}
      minimum={minimum}
      isTaxIncluded={profile.taxIncluded === true}
    />
  );
  return (
    <div className={styles.page} data-beside={!!sideCart} data-open={shown !== undefined}>
      <nav className={styles.skip} aria-label={texts.nav.skip}>
        <a href="#menu">{texts.nav.toMenu}</a>
        {!viewMode && <ToCart slug={profile.slug} />}
      </nav>
      <StoreHeader
        store={store}
        place={place}
        pureVeg={shown?.pureVeg ?? false}
        onLanguage={() => onDialog('more')}
      />
      <main className={styles.main} id="menu" tabIndex={-1}>
        {menus.length === 0 && (
          <div className={styles.offline}>
            <Art show="closed" />
            <p>{texts.store.offline}</p>
          </div>
        )}
        {menus.length > 1 && !shown && (
          <MenuPicker slug={profile.slug} menus={menus} placeQuery={placeQuery} />
        )}
        {first && !shown && (
          <MenuStart menu={first} popular={store.popular} placeQuery={placeQuery} setting={setting} />
        )}
        {!shown && story}
        {shown && menus.length > 1 && (
          <MenuTabs slug={profile.slug} menus={menus} shown={shown} placeQuery={placeQuery} />
        )}
        {shown && (
          <OpenMenu
            key={shown.id}
            menu={shown}
            story={story}
            popular={store.popular}
            table={table}
            onIndex={() => onIndex(shown)}
            setting={setting}
          />
        )}
        <div className={styles.rail}>{sideCart}</div>
      </main>
      <StoreFooter profile={profile} onDialog={onDialog} />
      <div className={styles.dock} ref={publishDock}>
        {hint}
        {running}
        {notice}
        {!viewMode && (table ? table({ cartBar }) : cartBar)}
      </div>
      <div className={styles.foot} ref={publishFoot}>
        <BottomNav
          links={profile.links}
          onMenu={() => window.scrollTo({ top: 0, behavior: scrollBehavior() })}
          onMore={() => onDialog('more')}
        />
      </div>
    </div>
  );
}
