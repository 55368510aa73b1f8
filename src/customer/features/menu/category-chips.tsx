import { useEffect, useRef, useState } from 'react';
import type { Category } from '#domain/menu.ts';
import { scrollBehavior } from '../../parts/scroll-behavior.ts';
import { labelIn } from '../../texts/label-in.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import { categoryAnchor } from './category-anchor.ts';
import styles from './category-chips.module.css';

/** Where in the menu the guest is, and the way to everywhere else in it. */
export function CategoryChips({ categories }: { categories: Category[] }) {
  const { texts, locale } = useLanguage();
  const strip = useRef<HTMLElement>(null);
  const current = useCategoryInView(categories) ?? categories[0]?.id;

  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>(`[data-category="${current}"]`);
    if (!chip || !strip.current) return;
    const left = chip.offsetLeft - (strip.current.clientWidth - chip.clientWidth) / 2;
    strip.current.scrollTo({ left, behavior: scrollBehavior() });
  }, [current]);

  return (
    <nav className={styles.chips} aria-label={texts.menu.categories} ref={strip}>
      {categories.map((category) => {
        const { text, lang } = labelIn(category, locale);
        return (
          <a
            key={category.id}
            href={`#${categoryAnchor(category)}`}
            lang={lang}
            data-category={category.id}
            aria-current={category.id === current ? 'true' : undefined}
          >
            {text}
          </a>
        );
      })}
    </nav>
  );
}

/** A line under the sticky bar: the category that crosses it is the one being read. */
const READING_LINE = '-20% 0px -78% 0px';

function useCategoryInView(categories: Category[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  useEffect(() => {
    const ids = new Map(categories.map((category) => [categoryAnchor(category), category.id]));
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setInView(ids.get(entered.target.id) ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const anchor of ids.keys()) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [categories]);
  return inView;
}
