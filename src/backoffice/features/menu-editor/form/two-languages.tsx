import { type ReactNode, useState } from 'react';
import type { Translations } from '#domain/menu/menu.ts';
import { withTranslation } from '#domain/menu/translations.ts';
import { lacksHindi, staleHindi, type TranslatedText } from '#domain/menu-edit/item-texts.ts';
import { Button } from '../../../components/button.tsx';
import { Choice } from '../../../components/choice.tsx';
import { HindiField, hindiFor } from '../../../components/fields/hindi-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './two-languages.module.css';

export interface HindiText extends TranslatedText {
  /** The path at which its faults are reported. */
  path: string;
  label: string;
  /** The English text, unless the label shows it. */
  hint?: string;
  onTranslate: (translations: Translations) => void;
}

interface TwoLanguagesProps {
  texts: HindiText[];
  /** The faults in both languages, by path. */
  faults: object;
  faultOf: (path: string) => string | undefined;
  /** The form in English, with the fields that are the same in all languages. */
  children: ReactNode;
}

const MOST = { label: 200, description: 1000 };
/** Longer texts get a field of several lines. */
const LONG = 60;

/** Shows a form in one language at a time, and switches to the other one if only that has a fault. */
export function TwoLanguages({ texts, faults, faultOf, children }: TwoLanguagesProps) {
  const { editor: t } = useTexts();
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [seen, setSeen] = useState(faults);
  const [opened] = useState(texts);
  if (faults !== seen) {
    setSeen(faults);
    const paths = Object.keys(faults);
    if (paths.length > 0) setLanguage(paths.every((path) => path.includes('.hi.')) ? 'hi' : 'en');
  }
  const missing = texts.filter(lacksHindi).length;
  const [stale] = staleHindi(opened, texts);
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
        {stale ? (
          <StaleHindi text={stale} />
        ) : (
          <p className={styles.missing}>{missing === 0 ? t.allInHindi : t.noHindiYet(missing)}</p>
        )}
      </div>
      {/* Hidden and not unmounted, because fields hold what is being typed. */}
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

/** Offers to remove a translation of what the text said before. */
function StaleHindi({ text: { kind, translations, onTranslate } }: { text: HindiText }) {
  const { editor: t } = useTexts();
  return (
    <div className={styles.stale} role="status">
      <span>{t.staleHindi(translations['hi']?.[kind] ?? '')}</span>
      <Button look="tinted" onClick={() => onTranslate(withTranslation(translations, 'hi', kind, ''))}>
        {t.removeHindi}
      </Button>
    </div>
  );
}
