import { useLocalStorage } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo } from 'react';
import { chooseLanguage, LANGUAGES, TextsContext } from './texts/index.ts';

/** The language of the interface, remembered on this device. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const [remembered, setLanguage] = useLocalStorage<string | null>({
    key: 'thali.language',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const language = chooseLanguage(remembered, navigator.languages);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(() => ({ language, t: LANGUAGES[language], setLanguage }), [language, setLanguage]);
  return <TextsContext value={value}>{children}</TextsContext>;
}
