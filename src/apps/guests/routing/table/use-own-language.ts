import { useEffect } from 'react';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { chooseLanguage } from '#platform/phone/guests/state/choose-language.ts';
import { hasChosenLanguage, phoneLanguageIn } from '#platform/phone/guests/state/language.ts';
import { useLiveStore } from '#platform/phone/guests/state/live-store.ts';

/**
 * Changes to the language of the phone before a guest is asked to join, unless they have chosen one: the question covers
 * the menu's own offer of it. True while the page is about to come in that language.
 */
export function useOwnLanguage(slug: string, isAsked: boolean): boolean {
  const { language } = useLanguage();
  const { value: store } = useLiveStore(slug);
  const own = store && phoneLanguageIn(languagesOf(store.page.profile));
  const isComing = isAsked && !!own && own !== language && navigator.cookieEnabled && !hasChosenLanguage();
  useEffect(() => {
    if (isComing) void chooseLanguage(own);
  }, [isComing, own]);
  return isComing;
}
