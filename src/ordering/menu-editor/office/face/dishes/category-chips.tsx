import { useEffect, useState } from 'react';
import styles from './dishes.module.css';

interface CategoryChipsProps {
  /** The ids of the categories' elements, in the order of the page. */
  chips: readonly { target: string; label: string }[];
}

/** Links to the categories, with the one in view marked. */
export function CategoryChips({ chips }: CategoryChipsProps) {
  const inView = useInView(chips.map(({ target }) => target));
  return (
    <div className={styles.chips}>
      {chips.map(({ target, label }) => (
        <button
          key={target}
          type="button"
          aria-current={target === inView ? 'true' : undefined}
          ref={target === inView ? bringIntoRow : undefined}
          onClick={() => document.getElementById(target)?.scrollIntoView({ behavior: 'smooth' })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Scrolls only the row, because the page may be scrolling to a category. */
function bringIntoRow(chip: HTMLButtonElement | null): void {
  const row = chip?.parentElement;
  if (chip && row) row.scrollLeft = chip.offsetLeft - row.offsetLeft - row.clientWidth / 3;
}

/** The element that crosses a line below the top bar and the search. */
function useInView(targets: readonly string[]): string | undefined {
  const [inView, setInView] = useState(targets[0]);
  const names = targets.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entry) setInView(entry.target.id);
      },
      { rootMargin: '-35% 0px -64% 0px' },
    );
    for (const name of names.split(' ')) {
      const element = document.getElementById(name);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [names]);
  return inView;
}
