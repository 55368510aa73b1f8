import type { DndContextProps } from '@dnd-kit/core';
import { useTexts } from '#texts/office/index.ts';

/** Announces that a thing was picked up and dropped. Each place in between would be too much to hear. */
export function useDragAccessibility(nameOf: (id: string) => string): DndContextProps['accessibility'] {
  const { editor } = useTexts();
  return {
    screenReaderInstructions: { draggable: editor.moveHint },
    announcements: {
      onDragStart: ({ active }) => editor.picked(nameOf(String(active.id))),
      onDragOver: () => undefined,
      onDragEnd: ({ active, over }) =>
        over ? editor.dropped(nameOf(String(active.id))) : editor.putBack(nameOf(String(active.id))),
      onDragCancel: ({ active }) => editor.putBack(nameOf(String(active.id))),
    },
  };
}
