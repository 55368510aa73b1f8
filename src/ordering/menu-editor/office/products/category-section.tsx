import { useDroppable } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import type { MenuView } from '#ordering/catalogue/wire/catalogue.ts';
import { inOrder } from '#ordering/menu/rules/lists.ts';
import { isVisible } from '#ordering/menu/rules/menu.ts';
import { useTexts } from '#texts/office/index.ts';
import { InPlace } from '#ui/office/fields/in-place.tsx';
import { DownIcon } from '#ui/office/icons.tsx';
import { changeCategory, moveCategory } from '../../rules/edits/categories.ts';
import { cleanLabel } from '../../rules/labels.ts';
import type { CategoryView } from '../../rules/views.ts';
import { useAnnouncing } from '../announcer.tsx';
import { useEditing } from '../editing.ts';
import { Handle } from '../sorting/handle.tsx';
import type { DragData } from '../sorting/menu-drag-area.tsx';
import badges from './badges.module.css';
import { CategoryMenu } from './category-menu.tsx';
import styles from './category-section.module.css';
import { ItemLine } from './item-line.tsx';
import { NewItem } from './new-item.tsx';
import round from './round-button.module.css';

interface CategorySectionProps {
  menu: MenuView;
  category: CategoryView;
  at: number;
  onEdit: () => void;
}

export function CategorySection({ menu, category, at, onEdit }: CategorySectionProps) {
  const { editor: t } = useTexts();
  const { edit } = useEditing();
  const { announce } = useAnnouncing();
  const [isFolded, fold] = useState(false);
  const { _id: id, label } = category;
  const data: DragData = { kind: 'category' };
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    data,
  });
  const step = (by: 1 | -1) => {
    const to = at + by;
    if (to < 0 || to >= menu.categories.length) return;
    edit((now) => moveCategory(now, id, to));
    announce(t.movedTo(label, to + 1, menu.categories.length));
  };
  const items = inOrder(category.items);
  return (
    <section
      ref={setNodeRef}
      className={styles.section}
      aria-label={label}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <header className={styles.head}>
        <Handle id={id} name={label} onStep={step} grip={{ ref: setActivatorNodeRef, listeners }} />
        <h3 className={styles.title}>
          <InPlace
            label={t.categoryName(label)}
            value={label}
            onCommit={(typed) => {
              const clean = cleanLabel(typed);
              if (clean === '') return t.nameMissing;
              edit((now) => changeCategory(now, id, { label: clean }), t.renamed(clean, label));
              return undefined;
            }}
          />
        </h3>
        <span className={`${badges.badges} ${styles.badges}`}>
          {!isVisible(category) && <span className={badges.hidden}>{t.hidden}</span>}
          {category.discount > 0 && <span className={badges.discount}>{t.off(category.discount)}</span>}
          <span className={styles.count}>{t.itemCount(items.length)}</span>
        </span>
        <CategoryMenu category={category} onEdit={onEdit} onStep={step} />
        <button
          type="button"
          className={`${round.round} ${styles.fold}`}
          aria-expanded={!isFolded}
          aria-label={t.itemsOf(label)}
          onClick={() => fold(!isFolded)}
        >
          <DownIcon />
        </button>
      </header>
      {!isFolded && (
        <>
          <SortableContext items={items.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
            <ul className={styles.items} aria-label={t.itemsOf(label)}>
              {items.map((item) => (
                <ItemLine key={item._id} item={item} category={category} />
              ))}
            </ul>
          </SortableContext>
          {items.length === 0 && <Room categoryId={id} />}
          <NewItem category={category} isPureVeg={menu.pureVeg} />
        </>
      )}
    </section>
  );
}

/** The target for items dragged into an empty category. */
function Room({ categoryId }: { categoryId: string }) {
  const { editor: t } = useTexts();
  const data: DragData = { kind: 'room', categoryId };
  const { setNodeRef, isOver } = useDroppable({ id: `room-${categoryId}`, data });
  return (
    <p ref={setNodeRef} className={styles.room} data-over={isOver || undefined}>
      {t.noItems}
    </p>
  );
}
