import { type ReactNode, useState } from 'react';
import type { Translations } from '#ordering/menu/rules/menu.ts';
import { withTranslation } from '#ordering/menu/rules/translations.ts';
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '#platform/language/rules/languages.ts';
import { useGuestLanguages } from '#restaurant/access/office/guest-languages.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LanguageChoice } from '#ui/office/choices/language-choice.tsx';
import { TranslatedField, usualName } from '#ui/office/fields/translated-field.tsx';
import { lacks, pathIn, staleIn, type TranslatedText } from '../../rules/item-texts.ts';
import styles from './in-languages.module.css';

export interface FormText extends TranslatedText {
  label: string;
  /** The English text, unless the label shows it. */
  hint?: string;
  onTranslate: (translations: Translations) => void;
}

interface InLanguagesProps {
  texts: FormText[];
  /** The faults in all languages, by path. */
  faults: object;
  faultOf: (path: string) => string | undefined;
  /** The form in English, with the fields that are the same in all languages. */
  children: ReactNode;
}

const MOST = { label: 200, description: 1000 };
/** Longer texts get a field of several lines. */
const LONG = 60;

/** Shows a form in one of the store's languages at a time, and switches to another one if only that has a fault. */
export function InLanguages({ texts, faults, faultOf, children }: InLanguagesProps) {
  const { editor: t } = useTexts();
  const others = useGuestLanguages();
  const [shown, setShown] = useState<Language>(DEFAULT_LANGUAGE);
  const [seen, setSeen] = useState(faults);
  const [opened] = useState(texts);
  if (faults !== seen) {
    setSeen(faults);
    const paths = Object.keys(faults);
    const faulty = others.find(({ language }) => paths.every((path) => path.includes(`.${language}.`)));
    if (paths.length > 0) setShown(faulty?.language ?? DEFAULT_LANGUAGE);
  }
  if (others.length === 0) return children;
  const choices: Language[] = [DEFAULT_LANGUAGE, ...others.map(({ language }) => language)];
  const [stale] = others.flatMap((other) =>
    staleIn(other.language, opened, texts).map((text) => ({ ...other, text })),
  );
  const state = others.map(({ language, name }) => {
    const missing = texts.filter((text) => lacks(language, text)).length;
    return missing === 0 ? t.isComplete(name) : t.isMissing(missing, name);
  });
  return (
    <>
      <div className={styles.head}>
        <LanguageChoice label={t.language} languages={choices} value={shown} onChange={setShown} />
        {stale ? <Stale {...stale} /> : <p className={styles.missing}>{state.join(' · ')}</p>}
      </div>
      {/* Hidden and not unmounted, because fields hold what is being typed. */}
      <div hidden={shown !== DEFAULT_LANGUAGE}>{children}</div>
      {shown !== DEFAULT_LANGUAGE && (
        <div className={styles.translated} key={shown}>
          {texts.map((text) => (
            <TranslatedField
              key={pathIn(shown, text)}
              language={shown}
              kind={text.kind}
              isLong={text.english.length > LONG}
              label={text.label}
              description={text.hint}
              placeholder={usualName(shown, text.english, t.asInEnglish)}
              translations={text.translations}
              most={MOST[text.kind]}
              onTranslate={text.onTranslate}
              fault={faultOf(pathIn(shown, text))}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface StaleProps {
  language: OtherLanguage;
  name: string;
  text: FormText;
}

/** Offers to remove a translation of what the text said before. */
function Stale({ language, name, text: { kind, translations, onTranslate } }: StaleProps) {
  const { editor: t } = useTexts();
  return (
    <div className={styles.stale} role="status">
      <span>{t.isStale(translations[language]?.[kind] ?? '', name)}</span>
      <Button look="tinted" onClick={() => onTranslate(withTranslation(translations, language, kind, ''))}>
        {t.removeTranslation}
      </Button>
    </div>
  );
}
