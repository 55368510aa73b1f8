import { MOST_WEBSITES } from '#restaurant/domains/rules/website.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { CloseIcon } from '#ui/office/icons.tsx';
import styles from './website.module.css';

interface WebsitesFieldProps {
  value: string[];
  faults: Faults;
  onChange: (websites: string[]) => void;
}

export function WebsitesField({ value, faults, onChange }: WebsitesFieldProps) {
  const { website: t } = useTexts();
  return (
    <>
      {value.length === 0 && <p className={styles.none}>{t.none}</p>}
      <ul className={styles.websites}>
        {value.map((website, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal; their fields hold no state
          <li key={index} className={styles.website}>
            <TextField
              aria-label={t.website(index + 1)}
              placeholder="https://their-place.in"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={website}
              fault={faults[`websites[${index}]`]}
              onChange={(typed) => onChange(value.with(index, typed))}
            />
            <Button
              aria-label={t.remove(website || t.website(index + 1))}
              className={styles.square}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <CloseIcon />
            </Button>
          </li>
        ))}
      </ul>
      {value.length < MOST_WEBSITES && (
        <Button look="tinted" onClick={() => onChange([...value, ''])}>
          {t.add}
        </Button>
      )}
    </>
  );
}
