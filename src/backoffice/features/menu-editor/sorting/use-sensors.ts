import { PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A few pixels first: a tap is no move. The keys are those of the handle, which know where one step leads. */
export function useDragSensors() {
  return useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
}
