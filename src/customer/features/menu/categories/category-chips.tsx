import { type MouseEvent, useEffect, useRef } from 'react';
import type { Category } from '#domain/menu/menu.ts';
import { scrollBehavior } from '../../../parts/scroll-behavior.ts';
import { labelIn } from '../../../texts/label-in.ts';
import { useLanguage } from '../../../texts/use-texts.ts';
import styles from './menu-nav.module.css';
import { categoryAnchor, useCategoryInView } from './use-category-in-view.ts';

/** Links to the categories, with the one in view marked. */
export function CategoryChips({ categories }: { categories: Category[] }) {
  const { texts, locale } = useLanguage();
  const strip = useRef<HTMLElement>(null);
  const { current, goTo } = useCategoryInView(categories);

  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>(`[data-category="${current}"]`);
    if (!chip || !strip.current) return;
    const left = chip.offsetLeft - (strip.current.clientWidth - chip.clientWidth) / 2;
    const top = chip.offsetTop - (strip.current.clientHeight - chip.clientHeight) / 2;
    strip.current.scrollTo({ left, top, behavior: scrollBehavior() });
  }, [current]);

  // Not followed as a link: Back would go through every category.
  const jump = (event: MouseEvent, category: Category) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(category.id);
  };
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
            onClick={(event) => jump(event, category)}
          >
            {text}
          </a>
        );
      })}
    </nav>
  );
}
