import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import {
  horizontalListSortingStrategy,
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { useAnnouncing } from '../announcer.tsx';
import type { Grip } from './handle.tsx';
import styles from './sortable-list.module.css';
import { useDragAccessibility } from './use-accessibility.ts';
import { useDragSensors } from './use-sensors.ts';

const STRATEGIES = {
  down: verticalListSortingStrategy,
  across: horizontalListSortingStrategy,
  grid: rectSortingStrategy,
};

export interface Sorting {
  grip: Grip;
  /** Moves one place on or back, if there is one, and announces it. */
  step: (by: 1 | -1) => void;
}

interface SortableListProps<T extends { _id: string }> {
  things: readonly T[];
  nameOf: (thing: T) => string;
  onMove: (id: string, to: number) => void;
  direction?: keyof typeof STRATEGIES;
  label?: string;
  className?: string | undefined;
  children: (thing: T, sorting: Sorting, at: number) => ReactNode;
  /** A last element that cannot be moved. */
  last?: ReactNode;
}

export function SortableList<T extends { _id: string }>(props: SortableListProps<T>) {
  const { things, nameOf, onMove, direction = 'down', children } = props;
  const t = useTexts();
  const { announce } = useAnnouncing();
  const sensors = useDragSensors();
  const accessibility = useDragAccessibility((id) => {
    const thing = things.find(({ _id }) => _id === id);
    return thing ? nameOf(thing) : '';
  });
  const drop = ({ active, over }: DragEndEvent) => {
    const to = things.findIndex(({ _id }) => _id === over?.id);
    if (over && active.id !== over.id && to >= 0) onMove(String(active.id), to);
  };
  const step = (thing: T, at: number) => (by: 1 | -1) => {
    const to = at + by;
    if (to < 0 || to >= things.length) return;
    onMove(thing._id, to);
    announce(t.editor.movedTo(nameOf(thing), to + 1, things.length));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility ?? {}}
      onDragEnd={drop}
    >
      <SortableContext items={things.map(({ _id }) => _id)} strategy={STRATEGIES[direction]}>
        <ul className={props.className ?? styles.list} aria-label={props.label}>
          {things.map((thing, at) => (
            <SortableThing key={thing._id} id={thing._id}>
              {(grip) => children(thing, { grip, step: step(thing, at) }, at)}
            </SortableThing>
          ))}
          {props.last && <li>{props.last}</li>}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableThing({ id, children }: { id: string; children: (grip: Grip) => ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.thing}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children({ ref: setActivatorNodeRef, listeners })}
    </li>
  );
}
