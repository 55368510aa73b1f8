import type { MenuLine } from '#ordering/menu-lines/rules/parse-lines.ts';
import { formatMoney } from '#platform/money/rules/money.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { VEG_CHOICES, type VegChoice } from '../../../rules/veg-choice.ts';
import styles from './dish-lines.module.css';

interface LinePreviewProps {
  lines: MenuLine[];
  onMark: (at: number, veg: VegChoice) => void;
  onFigure: (at: number, as: 'name' | 'price') => void;
}

/** How each line is understood, with its veg mark to correct. */
export function LinePreview({ lines, onMark, onFigure }: LinePreviewProps) {
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
          {line.is === 'dish' && (
            <Dish
              line={line}
              onMark={(veg) => onMark(line.at, veg)}
              onFigure={(as) => onFigure(line.at, as)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface DishProps {
  line: MenuLine & { is: 'dish' };
  onMark: (veg: VegChoice) => void;
  onFigure: (as: 'name' | 'price') => void;
}

function Dish({ line: { label, sizes, veg, isDoubtful }, onMark, onFigure }: DishProps) {
  const { dishLines: t } = useTexts();
  const figure = /\d+$/.exec(label)?.[0] ?? '';
  const { currency } = useStore().profile;
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
          aria-label={t.vegMarkOf(label)}
          value={veg}
          options={VEG_CHOICES.map((choice) => ({ value: choice, label: t.marks[choice] }))}
          onChange={onMark}
        />
      </span>
      {isDoubtful && (
        <span className={styles.doubt}>
          {t.doubt(figure)}
          <Button onClick={() => onFigure('name')}>{t.inName}</Button>
          <Button onClick={() => onFigure('price')}>{t.isPrice}</Button>
        </span>
      )}
    </>
  );
}
