import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useAfterTexts } from '#ordering/orders/texts/guests/after/use-after-texts.ts';
import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { languagesOf } from '#platform/language/rules/store-languages.ts';
import { linkProps } from '#platform/phone/guests/links/link-href.ts';
import { chooseLanguage } from '#platform/phone/guests/state/choose-language.ts';
import row from '#ui/guests/row-link.module.css';
import { TitledSheet } from '#ui/guests/titled-sheet.tsx';
import { Icon } from '#ui/shared/components/icon.tsx';
import type { StoreProfile } from '../wire/store.ts';
import { ContactMark } from './contact-mark.tsx';
import { contactsOf, type StoreContact } from './contacts.ts';
import styles from './more-dialog.module.css';

interface Props {
  profile: Pick<StoreProfile, 'links' | 'languages'>;
  /** Ways to the restaurant: its tables, its messages and its stories. */
  ways: ReactNode;
  open: boolean;
  onClose: () => void;
}

/** Leads to the guest's orders, the language and every contact of the store. */
export function MoreDialog({ profile, ways, open, onClose }: Props) {
  const { info } = useAfterTexts();
  const { language } = useLanguage();
  const heading = useId();
  return (
    <TitledSheet open={open} onClose={onClose} title={info.otherSocialMedia}>
      <Link className={row.row} href="/orders" replace>
        <span className={row.icon}>
          <Icon name="receipt" size={20} />
        </span>
        <span className={row.words}>
          <b>{info.orders}</b>
          <small>{info.ordersHint}</small>
        </span>
        <Icon name="forward" size={18} />
      </Link>
      {ways}
      <h3 id={heading} className={styles.subtitle}>
        {info.language}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more box around two buttons */}
      <div className={styles.languages} role="group" aria-labelledby={heading}>
        {languagesOf(profile).map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => void (each === language ? onClose() : chooseLanguage(each))}
          >
            {LANGUAGES[each].name}
          </button>
        ))}
      </div>
      <ul className={styles.contacts}>
        {contactsOf(profile.links).map((contact) => (
          <li key={`${contact.type} ${contact.href}`}>
            <ContactTile contact={contact} />
          </li>
        ))}
      </ul>
    </TitledSheet>
  );
}

function ContactTile({ contact }: { contact: StoreContact }) {
  const { info } = useAfterTexts();
  const { type, detail, isAlone, href } = contact;
  const names: Record<string, string> = info.types;
  return (
    <a {...linkProps(href)}>
      <span className={row.icon} aria-hidden="true">
        <ContactMark type={type} />
      </span>
      <b>{names[type] ?? type}</b>
      <small className={isAlone ? 'visually-hidden' : undefined}>{detail}</small>
    </a>
  );
}
