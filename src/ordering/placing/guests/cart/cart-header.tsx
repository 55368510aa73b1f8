import { useLocation } from 'wouter';
import { menuPath } from '#platform/phone/guests/state/visit.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import { useOrderTexts } from '../../texts/guests/order/use-order-texts.ts';
import styles from '../checkout.module.css';

export function CartHeader({ slug, count, storeName }: { slug: string; count: number; storeName: string }) {
  const { cart } = useOrderTexts();
  const path = menuPath(slug);
  const goBack = useBackTo(path);
  return (
    <header className={styles.header}>
      <a
        className={styles.back}
        href={path}
        aria-label={cart.backToMenu}
        onClick={(event) => {
          event.preventDefault();
          goBack();
        }}
      >
        <Icon name="back" />
      </a>
      <div>
        <h1>{cart.title(count)}</h1>
        <p>{storeName}</p>
      </div>
    </header>
  );
}

interface HistoryEntry {
  index: number;
  url: string | null;
}

/** https://html.spec.whatwg.org/#navigation-api, which not every browser has. */
interface WithNavigation {
  navigation?: { currentEntry: HistoryEntry | null; entries: () => HistoryEntry[] };
}

/** Goes back if the previous page has this path, so that its scroll position is restored; else navigates to it. */
function useBackTo(path: string): () => void {
  const [, navigate] = useLocation();
  return () => {
    const { navigation } = window as unknown as WithNavigation;
    const at = navigation?.currentEntry?.index ?? 0;
    const before = navigation?.entries()[at - 1]?.url;
    if (before && new URL(before).pathname === new URL(path, before).pathname) window.history.back();
    else navigate(path);
  };
}
