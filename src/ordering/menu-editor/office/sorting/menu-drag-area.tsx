import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  DragOverlay,
  type DragStartEvent,
  pointerWithin,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { CatalogueView } from '#ordering/catalogue/wire/catalogue.ts';
import { findCategory, moveCategory } from '../../rules/edits/categories.ts';
import { findItemView, moveItem } from '../../rules/edits/items.ts';
import { useEditing } from '../editing.ts';
import styles from './menu-drag-area.module.css';
import { useDragAccessibility } from './use-accessibility.ts';
import { useDragSensors } from './use-sensors.ts';

/** Categories are dropped among categories, items among the items of all categories. */
export type DragData = { kind: 'category' } | { kind: 'item' | 'room'; categoryId: string };

const kindOf = (thing: { data: { current?: unknown } } | null) => thing?.data.current as DragData | undefined;

const collide: CollisionDetection = (args) => {
  const isCategory = kindOf(args.active)?.kind === 'category';
  const droppableContainers = args.droppableContainers.filter(
    (container) => (kindOf(container)?.kind === 'category') === isCategory,
  );
  const within = pointerWithin({ ...args, droppableContainers });
  return within.length > 0 ? within : closestCenter({ ...args, droppableContainers });
};

interface Carried {
  id: string;
  /** The place of an item if it were dropped now. */
  place: { categoryId: string; at: number } | null;
}

/** Categories are dragged within their menu, items within and between them. */
export function MenuDragArea({ children }: { children: (catalogue: CatalogueView) => ReactNode }) {
  const { catalogue, edit } = useEditing();
  const [carried, carry] = useState<Carried | null>(null);
  const sensors = useDragSensors();
  const nameOf = (id: string) =>
    findItemView(catalogue, id)?.item.label ?? findCategory(catalogue, id)?.category.label ?? '';
  const accessibility = useDragAccessibility(nameOf);
  const place = carried?.place;
  const shown = carried && place ? moveItem(catalogue, carried.id, place.categoryId, place.at) : catalogue;

  const take = ({ active }: DragStartEvent) => carry({ id: String(active.id), place: null });
  const hover = ({ active, over }: DragOverEvent) => {
    const target = kindOf(over);
    const from = findItemView(shown, String(active.id));
    if (!over || !target || target.kind === 'category' || !from) return;
    if (target.categoryId === from.category._id) return;
    carry({ id: String(active.id), place: { categoryId: target.categoryId, at: placeOf(shown, over.id) } });
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const id = String(active.id);
    const target = kindOf(over);
    carry(null);
    if (!over || !target) return;
    if (target.kind === 'category') {
      const at = findCategory(catalogue, String(over.id))?.at;
      if (at !== undefined && over.id !== id) edit((now) => moveCategory(now, id, at));
      return;
    }
    const at = placeOf(shown, over.id);
    const from = findItemView(catalogue, id);
    if (from?.category._id === target.categoryId && from.at === at) return;
    edit((now) => moveItem(now, id, target.categoryId, at));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collide}
      accessibility={accessibility ?? {}}
      onDragStart={take}
      onDragOver={hover}
      onDragEnd={drop}
      onDragCancel={() => carry(null)}
    >
      {children(shown)}
      <DragOverlay>{carried && <span className={styles.carried}>{nameOf(carried.id)}</span>}</DragOverlay>
    </DndContext>
  );
}

/** Returns the place among its kind, or the end when the target is an empty category. */
function placeOf(catalogue: CatalogueView, overId: string | number): number {
  return findItemView(catalogue, String(overId))?.at ?? Number.MAX_SAFE_INTEGER;
}
