import type { VegChoice } from '#domain/menu-edit/veg-choice.ts';
import type { MenuLine } from '#domain/menu-lines/parse-lines.ts';
import { formatMoney } from '#domain/money/money.ts';
import { useTexts } from '../../texts/index.ts';
import { useStore } from '../current-store.ts';
import { SelectField } from '../fields/select-field.tsx';
import { vegOptions } from '../fields/veg-field.tsx';
import styles from './dish-lines.module.css';

interface LinePreviewProps {
  lines: MenuLine[];
  onMark: (at: number, veg: VegChoice) => void;
}

/** How each line is understood, with its veg mark to correct. */
export function LinePreview({ lines, onMark }: LinePreviewProps) {
  const { dishLines: t } = useTexts();
  return (
    <ul className={styles.lines} aria-label={t.preview}>
      {lines.map((line) => (
        <li key={line.at} className={styles[line.is]}>
          {line.is === 'heading' && line.label}
          {line.is === 'fault' && (
            <>
              <span className={styles.name}>{line.text}</span>
              <span className={styles.wrong}>{t.faults[line.fault]}</span>
            </>
          )}
          {line.is === 'dish' && <Dish line={line} onMark={(veg) => onMark(line.at, veg)} />}
        </li>
      ))}
    </ul>
  );
}

interface DishProps {
  line: MenuLine & { is: 'dish' };
  onMark: (veg: VegChoice) => void;
}

function Dish({ line: { label, sizes, veg }, onMark }: DishProps) {
  const texts = useTexts();
  const { currency } = useStore().profile;
  const short = { veg: texts.items.veg, egg: texts.dishLines.egg, 'non-veg': texts.items.nonVeg };
  return (
    <>
      <span className={styles.name}>
        {label}
        <span className={styles.prices}>
          {sizes.map((size) => `${size.label} ${formatMoney(size.price, currency)}`.trim()).join(' · ')}
        </span>
      </span>
      <span className={styles.mark}>
        <SelectField
          aria-label={texts.dishLines.vegMarkOf(label)}
          value={veg}
          options={vegOptions(texts).map(({ value, label: long }) => ({
            value,
            label: value === 'none' ? long : short[value],
          }))}
          onChange={onMark}
        />
      </span>
    </>
  );
}
