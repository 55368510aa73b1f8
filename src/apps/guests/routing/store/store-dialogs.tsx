import { lazy, Suspense, useState } from 'react';
import type { FooterDialog } from '#ordering/menu/guests/frame/store-footer.tsx';
import type { DishRequest } from '#ordering/menu/guests/store-context.ts';
import { findItem, type Menu } from '#ordering/menu/rules/menu.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { LoadBoundary, NotLoaded } from '../load-boundary.tsx';

export type Dialog =
  | { kind: 'dish'; request: DishRequest }
  | { kind: 'pictures'; images: string[]; label: string; at: number }
  | { kind: 'index'; menu: Menu }
  | { kind: FooterDialog | 'more' };

const ItemSheets = lazy(async () => ({
  default: (await import('#ordering/menu/guests/dish/item-sheets.tsx')).ItemSheets,
}));
const PictureViewer = lazy(async () => ({
  default: (await import('#ordering/menu/guests/dish/picture-viewer.tsx')).PictureViewer,
}));
const MenuIndex = lazy(async () => ({
  default: (await import('#ordering/menu/guests/categories/menu-index.tsx')).MenuIndex,
}));
const MoreSheet = lazy(async () => ({
  default: (await import('./more-sheet.tsx')).MoreSheet,
}));
const AboutSheet = lazy(async () => ({
  default: (await import('./about-sheet.tsx')).AboutSheet,
}));
const LegalDialog = lazy(async () => ({
  default: (await import('#guests/privacy/guests/legal-dialog.tsx')).LegalDialog,
}));

interface Props {
  store: StoreModel;
  menus: Menu[];
  /** Null while nothing is open. */
  dialog: Dialog | null;
  onClose: () => void;
}

/** The sheets and dialogs over the store's page, each loaded when it is first opened. */
export function StoreDialogs({ store, menus, dialog, onClose }: Props) {
  const shown = useLast(dialog);
  if (!shown) return null;
  return (
    <LoadBoundary key={shown.kind} fallback={<NotLoaded onClose={onClose} />}>
      <Suspense>
        <Shown store={store} menus={menus} dialog={shown} open={dialog !== null} onClose={onClose} />
      </Suspense>
    </LoadBoundary>
  );
}

/** The present dialog, or the last one while it closes. */
function useLast(dialog: Dialog | null): Dialog | null {
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  return dialog ?? last;
}

function Shown({ store, menus, dialog, open, onClose }: Props & { dialog: Dialog; open: boolean }) {
  const { profile, viewMode } = store.page;
  const { slug, currency } = profile;
  switch (dialog.kind) {
    case 'dish': {
      const setting = { slug, currency, viewOnly: viewMode, menus };
      const request = open ? dialog.request : null;
      const present = findItem(menus, dialog.request.item.id);
      return <ItemSheets request={request} present={present} onClose={onClose} {...setting} />;
    }
    case 'pictures':
      return open && <PictureViewer {...dialog} onClose={onClose} />;
    case 'index':
      return <MenuIndex menu={dialog.menu} open={open} onClose={onClose} />;
    case 'more':
      return <MoreSheet store={store} open={open} onClose={onClose} />;
    case 'about':
      return <AboutSheet store={store} open={open} onClose={onClose} />;
    default:
      return <LegalDialog kind={dialog.kind} profile={profile} open={open} onClose={onClose} />;
  }
}
