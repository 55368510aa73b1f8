import { LANGUAGES, OFFICE_LANGUAGES, type OfficeLanguage } from '#domain/language/languages.ts';
import { Choice } from './choice.tsx';

const OPTIONS = OFFICE_LANGUAGES.map((value) => ({
  value,
  label: LANGUAGES[value].name,
  lang: value,
}));

interface LanguageChoiceProps {
  label: string;
  value: OfficeLanguage;
  onChange: (language: OfficeLanguage) => void;
}

/** Each language by the name that its own speakers give it. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return <Choice {...props} options={OPTIONS} />;
}
