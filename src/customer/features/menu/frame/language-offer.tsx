import { Icon } from '#ui/components/icon.tsx';
import { chooseLanguage, saveLanguage } from '../../../state/choose-language.ts';
import { languageOffer } from '../../../texts/language-offer.ts';
import styles from './language-offer.module.css';

/** Offers the menu in the phone's language. It is not offered again after a refusal. */
export function LanguageOffer({ onDismiss }: { onDismiss: () => void }) {
  const { lang, show, dismiss } = languageOffer;
  return (
    <div className={styles.place} lang={lang}>
      <div className={styles.bar}>
        <button type="button" onClick={() => void chooseLanguage(lang)}>
          {show}
        </button>
        <button
          type="button"
          aria-label={dismiss}
          onClick={() => {
            void saveLanguage('en');
            onDismiss();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
    </div>
  );
}
