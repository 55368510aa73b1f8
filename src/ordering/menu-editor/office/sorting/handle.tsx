import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { type KeyboardEvent, useEffect } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { useAnnouncing } from '../announcer.tsx';
import { GripIcon } from '../icons.ts';
import styles from './handle.module.css';

/** What dnd-kit needs for the element by which a thing is dragged. */
export interface Grip {
  ref: (element: HTMLElement | null) => void;
  listeners: DraggableSyntheticListeners;
}

interface HandleProps {
  id: string;
  /** The name of the thing that it moves. */
  name: string;
  onStep: (step: 1 | -1) => void;
  grip: Grip;
}

const STEPS: Record<string, 1 | -1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Moves a thing by finger, by mouse, and by the arrow keys. */
export function Handle({ id, name, onStep, grip }: HandleProps) {
  const t = useTexts();
  const { stepped } = useAnnouncing();
  const elementId = `handle-${id}`;
  useEffect(() => {
    if (stepped.current !== id) return;
    stepped.current = null;
    document.getElementById(elementId)?.focus();
  });
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepped.current = id;
    onStep(by);
  };
  return (
    <button
      type="button"
      id={elementId}
      ref={grip.ref}
      className={styles.handle}
      aria-label={t.editor.moveOf(name)}
      title={t.editor.moveHint}
      {...grip.listeners}
      onKeyDown={step}
    >
      <GripIcon />
    </button>
  );
}
