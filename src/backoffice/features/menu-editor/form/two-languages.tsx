import { type ReactNode, useState } from 'react';
import type { Translations } from '#domain/menu/menu.ts';
import { lacksHindi, type TranslatedText } from '#domain/menu-edit/item-texts.ts';
import { Choice } from '../../../parts/choice.tsx';
import { HindiField, hindiFor } from '../../../parts/fields/hindi-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './two-languages.module.css';

export interface HindiText extends TranslatedText {
  /** Where it is found wrong. */
  path: string;
  label: string;
  /** The English text, where the label is not that. */
  hint?: string;
  onTranslate: (translations: Translations) => void;
}

interface TwoLanguagesProps {
  texts: HindiText[];
  /** What is wrong in either language, by its path. */
  faults: object;
  faultOf: (path: string) => string | undefined;
  /** The form in English, with all that has no language. */
  children: ReactNode;
}

const MOST = { label: 200, description: 1000 };
/** Beyond this, a text has more than a line. */
const LONG = 60;

/** A form in one language at a time; what is wrong in the other one brings that forward. */
export function TwoLanguages({ texts, faults, faultOf, children }: TwoLanguagesProps) {
  const { editor: t } = useTexts();
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [seen, setSeen] = useState(faults);
  if (faults !== seen) {
    setSeen(faults);
    const paths = Object.keys(faults);
    if (paths.length > 0) setLanguage(paths.every((path) => path.includes('.hi.')) ? 'hi' : 'en');
  }
  const missing = texts.filter(lacksHindi).length;
  return (
    <>
      <div className={styles.head}>
        <Choice
          label={t.language}
          value={language}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'hi', label: 'हिन्दी', lang: 'hi' },
          ]}
          onChange={setLanguage}
        />
        <p className={styles.missing}>{missing === 0 ? t.allInHindi : t.noHindiYet(missing)}</p>
      </div>
      {/* Fields keep what is being typed, so they stay. */}
      <div hidden={language !== 'en'}>{children}</div>
      {language === 'hi' && (
        <div className={styles.hindi}>
          {texts.map(({ path, label, hint, english, kind, translations, onTranslate }) => (
            <HindiField
              key={path}
              kind={kind}
              isLong={english.length > LONG}
              label={label}
              description={hint}
              placeholder={hindiFor(english, t.asInEnglish)}
              translations={translations}
              most={MOST[kind]}
              onTranslate={onTranslate}
              fault={faultOf(path)}
            />
          ))}
        </div>
      )}
    </>
  );
}
