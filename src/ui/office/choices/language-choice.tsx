import { LANGUAGES, type Language } from '#platform/language/rules/languages.ts';
import { Choice } from './choice.tsx';

interface LanguageChoiceProps<L extends Language> {
  label: string;
  languages: readonly L[];
  value: L;
  onChange: (language: L) => void;
}

/** Each language by the name that its own speakers give it. */
export function LanguageChoice<L extends Language>({ languages, ...props }: LanguageChoiceProps<L>) {
  const options = languages.map((value) => ({ value, label: LANGUAGES[value].name, lang: value }));
  return <Choice {...props} options={options} />;
}
