import type { MouseEvent } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import { centreInStrip } from '#ui/guests/centre-in-strip.ts';
import type { Category } from '../../rules/menu.ts';
import styles from './menu-nav.module.css';
import { categoryAnchor, useCategoryInView } from './use-category-in-view.ts';

/** Links to the categories, with the one in view marked. */
export function CategoryChips({ categories }: { categories: Category[] }) {
  const { texts, language } = useLanguage();
  const { current, goTo } = useCategoryInView(categories);

  // Not followed as a link: Back would go through every category.
  const jump = (event: MouseEvent, category: Category) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(category.id);
  };
  return (
    <nav className={styles.chips} aria-label={texts.menu.categories}>
      {categories.map((category) => {
        const { text, lang } = labelIn(category, language);
        return (
          <a
            key={category.id}
            ref={category.id === current ? centreInStrip : undefined}
            href={`#${categoryAnchor(category)}`}
            lang={lang}
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
