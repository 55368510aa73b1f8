import type { Translations } from '#ordering/menu/rules/menu.ts';
import { nameIn } from '#ordering/menu/rules/name-in.ts';
import { withTranslation } from '#ordering/menu/rules/translations.ts';
import type { OtherLanguage } from '#platform/language/rules/languages.ts';
import { ALL_WORDS } from '#platform/language/rules/words/all-words.ts';
import { useTexts } from '#texts/office/index.ts';
import { TextArea, TextField } from './text-field.tsx';

/** What guests read if the field is empty and the name is a usual one. */
export function usualName(language: OtherLanguage, label: string, otherwise: string): string {
  const usual = nameIn(ALL_WORDS[language].names, label.trim());
  return usual === label.trim() ? otherwise : usual;
}

interface TranslatedFieldProps {
  language: OtherLanguage;
  kind: 'label' | 'description';
  label: string;
  /** Hides the label, which is then only read out. */
  isBare?: boolean;
  /** A line below the label. */
  description?: string | undefined;
  /** A description of more than a line. */
  isLong?: boolean;
  translations: Translations | undefined;
  most: number;
  onTranslate: (translations: Translations) => void;
  fault?: string | undefined;
  className?: string;
  placeholder?: string;
}

/** A field for a name in another language. If it is empty, guests read the English one. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { language, kind, label, translations = {}, onTranslate } = props;
  const t = useTexts();
  const Field = props.isLong ? TextArea : TextField;
  return (
    <Field
      {...(props.isBare ? { 'aria-label': label } : { label })}
      description={props.description}
      className={props.className}
      lang={language}
      value={translations[language]?.[kind] ?? ''}
      maxLength={props.most}
      placeholder={props.placeholder ?? t.editor.asInEnglish}
      onChange={(text) => onTranslate(withTranslation(translations, language, kind, text))}
      fault={props.fault}
    />
  );
}
