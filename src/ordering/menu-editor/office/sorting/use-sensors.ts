import { PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A drag begins after a few pixels, so that a tap is none. Handle has its own keys instead of a keyboard sensor. */
export function useDragSensors() {
  return useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
}
