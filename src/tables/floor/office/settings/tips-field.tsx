import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { NumberField } from '#ui/office/fields/number-field.tsx';
import { CloseIcon } from '#ui/office/icons.tsx';
import styles from './sittings.module.css';

const MOST = 4;
const HIGHEST = 50;
const STEP = 5;

interface TipsFieldProps {
  value: readonly number[];
  onChange: (value: number[]) => void;
}

/** The percentages that are offered as a tip. */
export function TipsField({ value, onChange }: TipsFieldProps) {
  const { sittings: t } = useTexts();
  const next = Math.min((value.at(-1) ?? 0) + STEP, HIGHEST);
  return (
    <>
      {value.map((percent, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and their fields hold no state
        <div key={index} className={styles.own}>
          <NumberField
            label={t.tip(index + 1)}
            value={percent}
            most={HIGHEST}
            onChange={(typed) => onChange(value.with(index, typed ?? 1))}
          />
          <Button
            aria-label={t.removeTip(percent)}
            icon={<CloseIcon size={18} />}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      {value.length < MOST && <Button onClick={() => onChange([...value, next])}>{t.addTip}</Button>}
    </>
  );
}
