import { useEffect, useRef } from 'react';

/** Focuses a step when it appears, so that screen readers announce it. */
export function useFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
