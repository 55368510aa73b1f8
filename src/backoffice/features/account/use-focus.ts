import { useEffect, useRef } from 'react';

/** What takes the place of a step gets its focus, so that those who hear the page learn of it. */
export function useFocus() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
