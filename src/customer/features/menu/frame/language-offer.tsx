import { DEFAULT_LANGUAGE, type Language } from '#domain/language/languages.ts';
import { Icon } from '#ui/components/icon.tsx';
import { useLoad } from '../../../load/use-load.ts';
import { chooseLanguage, saveLanguage } from '../../../state/choose-language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import styles from './language-offer.module.css';

interface Props {
  language: Language;
  onDismiss: () => void;
}

/** Offers the menu in the phone's language, and in its words: whoever needs it may not read others. It is not offered again after a refusal. */
export function LanguageOffer({ language, onDismiss }: Props) {
  const { value: texts } = useLoad(language, { fetch: () => loadTexts(language) });
  if (!texts) return null;
  const { show, dismiss } = texts.offer;
  return (
    <div className={styles.place} lang={language}>
      <div className={styles.bar}>
        <button type="button" onClick={() => void chooseLanguage(language)}>
          {show}
        </button>
        <button
          type="button"
          aria-label={dismiss}
          onClick={() => {
            void saveLanguage(DEFAULT_LANGUAGE);
            onDismiss();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}
