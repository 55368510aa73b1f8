import { Icon } from '#ui/parts/icon.tsx';
import { chooseLanguage, saveLanguage } from '../../../state/language.ts';
import { languageOffer } from '../../../texts/language-offer.ts';
import styles from './language-offer.module.css';

/** The menu can be had in the language of the phone; whoever does not want it is not asked again. */
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
