import { useTexts } from '#platform/language/guests/use-texts.ts';
import { linkHref, linkProps } from '#platform/phone/guests/links/link-href.ts';
import type { StoreProfile } from '#restaurant/stores/wire/store.ts';
import { Icon, type IconName } from '#ui/shared/components/icon.tsx';
import styles from './frame.module.css';

interface Props {
  links: StoreProfile['links'];
  onMenu: () => void;
  onMore: () => void;
}

/** The menu, the store's own contacts, and more. */
export function BottomNav({ links, onMenu, onMore }: Props) {
  const { nav } = useTexts();
  const hrefOf = (type: string) => {
    const link = links.find((candidate) => candidate.type === type);
    return link ? linkHref(link) : null;
  };
  const contacts: { icon: IconName; text: string; href: string | null }[] = [
    { icon: 'chat', text: nav.whatsApp, href: hrefOf('WhatsApp') },
    { icon: 'phone', text: nav.call, href: hrefOf('Phone') },
    { icon: 'pin', text: nav.location, href: hrefOf('Location') },
  ];
  return (
    <nav className={styles.nav} aria-label={nav.label}>
      <button type="button" aria-current="page" onClick={onMenu}>
        <Icon name="menu" />
        {nav.menu}
      </button>
      {contacts.map(
        ({ icon, text, href }) =>
          href !== null && (
            <a key={icon} {...linkProps(href)}>
              <Icon name={icon} />
              {text}
            </a>
          ),
      )}
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <Icon name="dots" />
        {nav.more}
      </button>
    </nav>
  );
}
