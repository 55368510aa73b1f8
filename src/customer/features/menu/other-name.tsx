import type { Item } from '#domain/menu.ts';
import styles from './item-card.module.css';
import { Marked } from './marked.tsx';
import { useStoreSetting } from './store-context.ts';

/** A dish that was found by its name in another language says so. */
export function OtherName({ item, shown }: { item: Item; shown: string }) {
  const { mark } = useStoreSetting();
  if (!mark || mark(shown, true)) return null;
  const names = Object.entries(item.translations).map(([lang, { label }]) => ({ lang, text: label ?? '' }));
  const found = [{ lang: 'en', text: item.label }, ...names].find(({ text }) => mark(text, true));
  if (!found) return null;
  return (
    <p className={styles.description} lang={found.lang}>
      <Marked text={found.text} isName />
    </p>
  );
}
