import { useEffect } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { chooseLanguage } from '#platform/phone/guests/state/choose-language.ts';
import { hasChosenLanguage } from '#platform/phone/guests/state/language.ts';
import { useLiveStore } from '#platform/phone/guests/state/live-store.ts';

/**
 * Asks a guest in the language of their phone, unless they have chosen another one: the question covers the offer of it
 * that the menu makes. Whether the page is about to come in that language.
 */
export function useOwnLanguage(slug: string, isAsked: boolean): boolean {
  const { language } = useLanguage();
  const { value: store } = useLiveStore(slug);
  const own = store && languagesOf(store.page.profile).find((one) => navigator.language.startsWith(one));
  const isComing = isAsked && !!own && own !== language && navigator.cookieEnabled && !hasChosenLanguage();
  useEffect(() => {
    if (isComing) void chooseLanguage(own);
  }, [isComing, own]);
  return isComing;
}
