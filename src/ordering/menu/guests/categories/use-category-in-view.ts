import { useEffect, useRef, useState } from 'react';
import type { Category } from '../../rules/menu.ts';

/** Just below the top of a category that was scrolled to: see `scroll-padding` in base.css. */
const READING_LINE_REM = 10.5;
const USER_EVENTS = ['wheel', 'touchmove', 'keydown'];

/** The category in view. A chosen category stays current until the guest scrolls. */
export function useCategoryInView(categories: Category[]) {
  const [inView, setInView] = useState<string | null>(null);
  const wasChosen = useRef(false);

  useEffect(() => {
    const release = () => {
      wasChosen.current = false;
    };
    for (const name of USER_EVENTS) window.addEventListener(name, release, { passive: true });
    return () => {
      for (const name of USER_EVENTS) window.removeEventListener(name, release);
    };
  }, []);

  useEffect(() => {
    const sections = categories.flatMap((category) => sectionOf(category.id) ?? []);
    const crossing = new Set<Element>();
    const update = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      // Above the menu it is the first; in the gap between two, the one before stays.
      const isAbove = (sections[0]?.getBoundingClientRect().top ?? 0) > line();
      const at = sections.findIndex((section) => crossing.has(section));
      const id = categories[isAbove ? 0 : at]?.id;
      if (id !== undefined && !wasChosen.current) setInView(id);
    };
    let observer: IntersectionObserver | null = null;
    const observe = () => {
      observer?.disconnect();
      crossing.clear();
      const y = line();
      observer = new IntersectionObserver(update, {
        rootMargin: `-${y}px 0px -${innerHeight - y - 1}px 0px`,
      });
      for (const section of sections) observer.observe(section);
    };
    observe();
    window.addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
    };
  }, [categories]);

  const goTo = (id: string) => {
    const section = sectionOf(id);
    wasChosen.current = true;
    setInView(id);
    section?.querySelector('button')?.focus({ preventScroll: true });
    section?.scrollIntoView();
  };
  const isThere = categories.some(({ id }) => id === inView);
  return { current: isThere ? inView : categories[0]?.id, goTo };
}

function line(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(Math.min(READING_LINE_REM * rem, innerHeight / 2));
}

const sectionOf = (id: string) => document.getElementById(categoryAnchor({ id }));

/** The id of a category's element. */
export function categoryAnchor({ id }: Pick<Category, 'id'>): string {
  return `category-${id}`;
}
