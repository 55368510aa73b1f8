import { useEffect, useRef } from 'react';

/** To an element that is drawn only after what leads to it: looked for after each drawing until it is there. */
export function useJump(): (id: string) => void {
  const target = useRef<string | null>(null);
  const go = () => {
    const element = target.current === null ? null : document.getElementById(target.current);
    if (!element) return;
    target.current = null;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  };
  useEffect(go);
  return (id) => {
    target.current = id;
    go();
  };
}
