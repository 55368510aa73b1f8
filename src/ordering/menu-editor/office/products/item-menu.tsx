import { useNavigate } from '@tanstack/react-router';
import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { AVAILABLE, HIDDEN } from '#ordering/menu/rules/menu.ts';
import { useTexts } from '#texts/office/index.ts';
import { duplicateItem, removeItem, setItemState } from '../../rules/edits/items.ts';
import { useEditing } from '../editing.ts';
import styles from './item-line.module.css';
import { ThingMenu } from './thing-menu.tsx';

interface ItemMenuProps {
  item: ItemView;
  onStep: (by: 1 | -1) => void;
}

export function ItemMenu({ item, onStep }: ItemMenuProps) {
  const { editor: t } = useTexts();
  const { edit } = useEditing();
  const navigate = useNavigate();
  const isShown = item.state === AVAILABLE;

  return (
    <ThingMenu
      label={item.label}
      className={styles.more}
      onEdit={() =>
        void navigate({ to: '/app/management/e-commerce/product/$name', params: { name: item._id } })
      }
      isShown={isShown}
      shows={{ hide: t.hide, show: item.state === HIDDEN ? t.show : t.availableAgain }}
      onShow={() => edit((now) => setItemState(now, item._id, isShown ? HIDDEN : AVAILABLE))}
      onDuplicate={() => edit((now, newId) => duplicateItem(now, item._id, newId))}
      moves={{ up: t.moveUp, down: t.moveDown }}
      onStep={onStep}
      onRemove={() => edit((now) => removeItem(now, item._id), t.removed(item.label))}
    />
  );
}
