import { useEffect, useRef } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { labelIn } from '#texts/guests/label-in.ts';
import type { Category, Menu } from '../../rules/menu.ts';
import styles from './menu-index.module.css';
import { INDEX_BUTTON } from './menu-nav.tsx';
import { categoryAnchor } from './use-category-in-view.ts';

interface Props {
  menu: Menu;
  open: boolean;
  onClose: () => void;
}

/** The index of a long menu: its categories with the number of their dishes. */
export function MenuIndex({ menu, open, onClose }: Props) {
  const { texts, language } = useLanguage();
  const popover = useRef<HTMLDivElement>(null);
  const shown = menu.categories.flatMap(whatIsShown);

  useEffect(() => {
    const element = popover.current;
    if (!element || !open) return;
    const { bottom = 0 } = document.getElementById(INDEX_BUTTON)?.getBoundingClientRect() ?? {};
    // Below the button, unless that stands in the lower half of the screen.
    const isBelow = bottom > 0 && bottom < window.innerHeight / 2;
    element.style.insetBlockStart = isBelow ? `${bottom}px` : '';
    element.style.maxBlockSize = isBelow ? `${window.innerHeight - bottom - 16}px` : '';
    element.showPopover();
    element.querySelector('button')?.focus();
  }, [open]);

  const goTo = (category: Category) => {
    const section = sectionOf(category);
    popover.current?.hidePopover();
    section?.querySelector('button')?.focus({ preventScroll: true });
    section?.scrollIntoView();
  };
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={texts.menu.index}
      className={styles.index}
      // `toggle` comes in a later task, and would close an index that was opened again in between.
      onBeforeToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {shown.length === 0 && <p>{texts.menu.noMatch}</p>}
      <ul className={styles.categories}>
        {shown.map(({ category, dishes }) => {
          const { text, lang } = labelIn(category, language);
          return (
            <li key={category.id}>
              <button type="button" onClick={() => goTo(category)}>
                <b lang={lang}>{text}</b>
                <span>{texts.menu.dishes(dishes)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const sectionOf = (category: Category) => document.getElementById(categoryAnchor(category));

/** A category with the number of its dishes on the page, which a search or filter may reduce. */
function whatIsShown(category: Category) {
  const dishes = sectionOf(category)?.querySelectorAll('[data-dish]').length ?? 0;
  return dishes > 0 ? [{ category, dishes }] : [];
}
