import { useState } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#platform/language/rules/languages.ts';
import { useLoad } from '#platform/phone/guests/load/use-load.ts';
import { chooseLanguage, saveLanguage } from '#platform/phone/guests/state/choose-language.ts';
import { phoneLanguageIn } from '#platform/phone/guests/state/language.ts';
import { loadTexts } from '#texts/guests/load-texts.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import styles from './language-offer.module.css';

/**
 * Offers the menu in the phone's language if the store has it, in words of that language: whoever needs it may not read
 * others. It is not offered again after a refusal.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const [isDismissed, setDismissed] = useState(false);
  const offered = phoneLanguageIn(languages);
  const { value: texts } = useLoad(offered, { fetch: () => loadTexts(offered ?? DEFAULT_LANGUAGE) });
  if (!offered || !texts || isDismissed) return null;
  return (
    <div className={styles.place} lang={offered}>
      <div className={styles.bar}>
        <button type="button" onClick={() => void chooseLanguage(offered)}>
          {texts.offer.show}
        </button>
        <button
          type="button"
          aria-label={texts.offer.dismiss}
          onClick={() => {
            void saveLanguage(DEFAULT_LANGUAGE);
            setDismissed(true);
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}
