import { type ChangeEvent, useRef, useState } from 'react';
import { LONGEST_PICTURE_BYTES } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import styles from './brand.module.css';

interface PictureFieldProps {
  label: string;
  hint: string;
  /** An address on this site, or a chosen file as a data address. */
  value: string;
  fault?: string | undefined;
  onChange: (value: string) => void;
}

/** Chooses a logo or an icon. It is sent with the form. */
export function PictureField({ label, hint, value, fault, onChange }: PictureFieldProps) {
  const { operator } = useTexts();
  const t = operator.brand;
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setTooLarge(file.size > LONGEST_PICTURE_BYTES);
    if (file.size <= LONGEST_PICTURE_BYTES) onChange(await readAsDataUrl(file));
  };
  const problem = isTooLarge ? t.tooLarge : fault;
  return (
    <div className={styles.picture}>
      {value === '' ? <span className={styles.none} /> : <img className={styles.shown} src={value} alt="" />}
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.hint}>{hint}</p>
        <div className={styles.steps}>
          <Button aria-label={t.chooseOf(label)} onClick={() => input.current?.click()}>
            {t.choose}
          </Button>
          {value !== '' && (
            <Button aria-label={t.removeOf(label)} onClick={() => onChange('')}>
              {t.remove}
            </Button>
          )}
        </div>
        {problem && (
          <p className={styles.fault} role="alert">
            {problem}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
    </div>
  );
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
