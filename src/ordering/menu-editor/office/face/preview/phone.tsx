import { useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { menuForStaff } from '#ordering/catalogue/wire/catalogue-view.ts';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { withCopies } from '#ordering/menu/rules/foreign-pictures.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storePageQuery } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { GuestFrame } from '#ui/office/guest-frame.tsx';
import { menusAsGuest, storeAsGuest } from '../../../rules/as-guest.ts';
import { changeItem, findItemView } from '../../../rules/edits/items.ts';
import { withFirstOptions } from '../../../rules/prices/first-options.ts';
import { takeOffTaxes } from '../../../rules/prices/usual-taxes.ts';
import type { PreviewDraft } from '../../../wire/preview.ts';
import { useOwnPictures } from '../use-own-picture.ts';
import styles from './preview-panel.module.css';

interface PhoneProps {
  catalogue: CatalogueView;
  /** Comes first when it is served at that time. */
  menuId: string | null;
  openItemId: string | null;
  at: number;
  language: Language;
}

/** Shows the guests' page with this catalogue. The domain's rules decide what is served and hidden. */
export function Phone(props: PhoneProps) {
  const { editor: t } = useTexts();
  // Deferred, because making a long menu takes long and would hold up typing.
  const typed = useDeferredValue(props.catalogue);
  const { openItemId } = props;
  const { isTaxFree } = useStore().profile;
  const catalogue = useMemo(() => {
    const opened = openItemId === null ? typed : changeItem(typed, openItemId, withFirstOptions);
    return isTaxFree ? { ...opened, ...takeOffTaxes(opened) } : opened;
  }, [typed, openItemId, isTaxFree]);
  const draft = useDraft({ ...props, catalogue });
  return (
    <div className={styles.phone}>
      <GuestFrame className={styles.screen} title={t.preview} language={props.language} draft={draft} />
    </div>
  );
}

function useDraft({ catalogue, menuId, openItemId, at }: PhoneProps): PreviewDraft | null {
  const { storeId, profile } = useStore();
  const theme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { data: now } = useQuery(storePageQuery(storeId, profile.slug));
  const served = useMemo(
    () => menusAsGuest(catalogue, profile.timeZone, at),
    [catalogue, profile.timeZone, at],
  );
  const worked = useMemo(() => dishOf(catalogue, openItemId), [catalogue, openItemId]);
  const shownFor = useOwnPictures(picturesIn([...served, ...worked]));
  return useMemo(() => {
    if (!now) return null;
    const own = (menus: Menu[]) => withCopies(menus, (url) => shownFor(url).picture);
    const pausedUntil = profile.pausedUntil === null ? null : new Date(profile.pausedUntil);
    const [dish] = own(worked);
    return {
      store: storeAsGuest(now, own(served), { ...profile, pausedUntil }, at),
      menuId,
      dish: dish ? menuForStaff(dish, at) : null,
      theme,
      isLook: false,
    };
  }, [now, served, worked, shownFor, profile, at, menuId, theme]);
}

/** Puts an item into a menu of its own, so that it is shown even when guests do not see it. */
function dishOf(catalogue: CatalogueView, id: string | null): Menu[] {
  const found = id === null ? null : findItemView(catalogue, id);
  if (!found) return [];
  const { menu, category, item } = found;
  return [parseMenuView({ ...menu, categories: [{ ...category, items: [item] }] })];
}

const picturesIn = (menus: Menu[]) =>
  menus
    .flatMap(({ categories }) => categories)
    .flatMap(({ image, items }) => [image, ...items.flatMap(({ images }) => images)]);
