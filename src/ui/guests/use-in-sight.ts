import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on the screen; true until that is known. */
export function useInSight(
  target: RefObject<Element | null>,
  options?: Readonly<IntersectionObserverInit>,
): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      options,
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, options]);
  return isInSight;
}
