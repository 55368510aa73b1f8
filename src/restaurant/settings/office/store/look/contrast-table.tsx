import { contrast, paletteOf } from '#ordering/menu/rules/palette.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { contrastOf } from './contrast-words.ts';
import styles from './look-page.module.css';

const WHITE = 'ffffff';
const LIGHT_PAGE = 'fcfaf8';
const DARK_PAGE = '14110f';
const READABLE = 4.5;

/** Judges each contrast in words, beside its two tones. The figures are folded away. */
export function ContrastTable({ color }: { color: string }) {
  const { settings } = useTexts();
  const t = settings.look;
  const [light, dark] = [paletteOf(color, 'light'), paletteOf(color, 'dark')];
  const rows = [
    { label: t.button, text: light.onStrong, ground: light.strong },
    { label: t.textLight, text: light.text, ground: `#${LIGHT_PAGE}` },
    { label: t.textDark, text: dark.text, ground: `#${DARK_PAGE}` },
  ];
  return (
    <Card title={t.contrast}>
      <ul className={styles.contrasts} aria-live="polite">
        {rows.map(({ label, text, ground }) => {
          const { figure, grade } = contrastOf(text, ground);
          return (
            <li key={label} className={styles.contrast}>
              <span className={styles.sample} style={{ color: text, background: ground }} aria-hidden="true">
                Aa
              </span>
              <span>{label}</span>
              <span className={styles.figure} title={figure}>
                {t.grades[grade]}
              </span>
            </li>
          );
        })}
      </ul>
      {contrast(color, WHITE) < READABLE && <p className={styles.asItIs}>{t.asItIs}</p>}
    </Card>
  );
}
