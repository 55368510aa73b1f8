import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { randomId } from '#ui/shared/random-id.ts';
import { addMenu } from '../../../rules/edits/menus.ts';
import { taxUntaxed } from '../../../rules/prices/usual-taxes.ts';
import { useEditing } from '../../editing.ts';
import { PreviewPage } from '../../face/preview/preview-page.tsx';
import { PreviewPanel } from '../../face/preview/preview-panel.tsx';
import { UntaxedWarning } from '../../face/untaxed-warning.tsx';
import { CategoryDialog } from '../category-dialog.tsx';
import { ItemSearch } from '../item-search.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { MenuSections } from './menu-sections.tsx';
import { MenuTabs } from './menu-tabs.tsx';
import styles from './menus-editor.module.css';
import { NewMenu } from './new-menu.tsx';

const route = getRouteApi('/app/management/e-commerce/products');

type Open = { what: 'menu' | 'new-menu' } | { what: 'category'; id: string };

export function MenusEditor() {
  const { editor: t } = useTexts();
  const { catalogue, edit } = useEditing();
  const { profile } = useStore();
  const { menu: wanted } = route.useSearch();
  const navigate = route.useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const jumpTo = useJump();
  const { menus } = catalogue;
  const menu = menus.find(({ _id }) => _id === wanted) ?? menus[0];
  const category = menu?.categories.find(({ _id }) => open?.what === 'category' && _id === open.id);
  const close = () => setOpen(null);
  const choose = (id: string) => void navigate({ search: { menu: id }, replace: true, resetScroll: false });
  const add = (label: string) => {
    const id = randomId();
    edit((now) => addMenu(now, label, id));
    choose(id);
    close();
  };
  if (!menu) {
    return (
      <Page title={t.title}>
        <Nothing title={t.noMenus} hint={t.noMenusHint}>
          <NewMenu onAdd={add} />
        </Nothing>
      </Page>
    );
  }
  return (
    <PreviewPage
      title={t.title}
      lead={t.lead}
      preview={<PreviewPanel catalogue={catalogue} menuId={menu._id} />}
    >
      <div className={styles.search}>
        <ItemSearch
          onJump={(hit) => {
            choose(hit.menu._id);
            jumpTo(`name-${hit.item._id}`);
          }}
        />
      </div>
      <UntaxedWarning
        catalogue={catalogue}
        onApply={() => edit((now) => ({ ...now, ...taxUntaxed(now, profile) }), t.taxesAdded)}
      />
      <MenuTabs
        catalogue={catalogue}
        chosen={menu._id}
        onChoose={choose}
        onAdd={() => setOpen({ what: 'new-menu' })}
      />
      <MenuSections
        menu={menu}
        onEditMenu={() => setOpen({ what: 'menu' })}
        onEditCategory={(id) => setOpen({ what: 'category', id })}
      />
      {open?.what === 'menu' && <MenuDialog menu={menu} onClose={close} />}
      {category && <CategoryDialog category={category} onClose={close} />}
      {open?.what === 'new-menu' && (
        <Dialog isOpen onClose={close} size="28rem" title={t.newMenu}>
          <NewMenu onAdd={add} />
        </Dialog>
      )}
    </PreviewPage>
  );
}

/** Focuses an element that may not be rendered yet, so every render tries again until it is there. */
function useJump(): (id: string) => void {
  const target = useRef<string | null>(null);
  const go = () => {
    const element = target.current === null ? null : document.getElementById(target.current);
    if (!element) return;
    target.current = null;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  };
  useEffect(go);
  return (id) => {
    target.current = id;
    go();
  };
}
