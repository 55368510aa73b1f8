import { LANGUAGES, type Language } from '../texts/index.ts';
import { Choice } from './choice.tsx';

const OPTIONS = (Object.keys(LANGUAGES) as Language[]).map((value) => ({
  value,
  label: LANGUAGES[value].language,
  lang: value,
}));

interface LanguageChoiceProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** Each language by the name that its own speakers give it. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return <Choice {...props} options={OPTIONS} />;
}
