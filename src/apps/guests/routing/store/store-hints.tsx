import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useTexts } from '#platform/language/guests/use-texts.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { $cleared } from '#platform/phone/guests/state/cart.ts';
import { hasOrdered } from '#platform/phone/guests/state/has-ordered.ts';
import { hasChosenLanguage } from '#platform/phone/guests/state/language.ts';
import { useOffline } from '#platform/phone/guests/state/online.ts';
import { useAtom } from '#ui/guests/use-atom.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import styles from '../pages.module.css';
import { useHasRun } from '../use-has-run.ts';

/** See `page` in store-page.module.css. */
const LEAST_WIDTH = 1256;

/** What is loaded when it is first needed, and what stands there until then, or if it can't be loaded. */
function OnDemand({ until = null, children }: { until?: ReactNode; children: ReactNode }) {
  return (
    <LoadBoundary fallback={until}>
      <Suspense fallback={until}>{children}</Suspense>
    </LoadBoundary>
  );
}

const ClearedCart = lazy(async () => ({
  default: (await import('#ordering/placing/guests/cart/cleared-cart.tsx')).ClearedCart,
}));

/** Offers an expired cart on the menu; bringing it back opens the cart. */
export function ClearedCartHint({ slug }: { slug: string }) {
  const cleared = useAtom($cleared);
  const [, navigate] = useLocation();
  // Rendered without its text as well, so that screen readers announce the text.
  return (
    <div role="status">
      {cleared?.slug === slug && (
        <OnDemand>
          <ClearedCart slug={slug} onBack={() => navigate('/place-order')} />
        </OnDemand>
      )}
    </div>
  );
}

const LanguageOffer = lazy(async () => ({
  default: (await import('#ordering/menu/guests/frame/language-offer.tsx')).LanguageOffer,
}));

/** Offers the phone's language until one is chosen, if the store has it. The server's page is English at first. */
export function LanguageHint({ languages }: { languages: readonly Language[] }) {
  const { language } = useLanguage();
  const hasRun = useHasRun();
  if (!hasRun || navigator.language.startsWith(language) || hasChosenLanguage()) return null;
  return (
    <OnDemand>
      <LanguageOffer languages={languages} />
    </OnDemand>
  );
}

const ReturningGuest = lazy(async () => ({
  default: (await import('./returning-guest.tsx')).ReturningGuest,
}));

/** Loads the bar of a running order and the usual dishes only if this browser has ordered. */
export function RunningOrder(props: ComponentProps<typeof ReturningGuest>) {
  const hasRun = useHasRun();
  if (!hasRun || !hasOrdered()) return null;
  return (
    <OnDemand>
      <ReturningGuest {...props} />
    </OnDemand>
  );
}

const TableAtMenu = lazy(async () => ({ default: (await import('../table/table-at-menu.tsx')).TableAtMenu }));

/** A table whose guests order together. */
export function AtTable(props: ComponentProps<typeof TableAtMenu>) {
  return (
    <OnDemand until={props.cartBar}>
      <TableAtMenu {...props} />
    </OnDemand>
  );
}

const CartBesideMenu = lazy(async () => ({
  default: (await import('../cart/cart-beside-menu.tsx')).CartBesideMenu,
}));

/** The cart beside the menu, loaded on screens that have room for it. */
export function SideCart(props: ComponentProps<typeof CartBesideMenu>) {
  const hasRun = useHasRun();
  if (!hasRun || window.innerWidth < LEAST_WIDTH) return null;
  return (
    <OnDemand>
      <CartBesideMenu {...props} />
    </OnDemand>
  );
}

/** Says that the server cannot be reached. */
export function OfflineBanner({ text }: { text?: string }) {
  const { connection } = useTexts();
  const isOffline = useOffline();
  // Rendered without its text as well, so that screen readers announce the text.
  return (
    <div role="status">{isOffline && <p className={styles.banner}>{text ?? connection.offline}</p>}</div>
  );
}
