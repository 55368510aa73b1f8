import '#ui/shared/tokens.css';
import '#ui/shared/base.css';
import './early.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadPricing } from '#ordering/prices/guests/pricing.ts';
import { PLACES } from '#platform/phone/guests/links/addresses.ts';
import { beginTheme } from '#platform/phone/guests/state/theme.ts';
import type { PageInput } from '#restaurant/pages/wire/page.ts';
import { loadOwnTexts } from '#texts/guests/load-own-texts.ts';
import { App } from './app.tsx';
import { BOOT_ID, ROOT_ID } from './document/write-document.ts';
import { firstPaint } from './first-paint.ts';
import { LazyPlaces, LazyStatus } from './routing/lazy-routes.tsx';
import { reloadWhenReplaced } from './routing/reload-once.ts';

const root = document.getElementById(ROOT_ID);
const boot: PageInput = {
  ...(JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as Omit<PageInput, 'place'>),
  place: root?.dataset['place'] ?? '',
};

async function takeOver(element: HTMLElement): Promise<void> {
  // The server has rendered these pages whole, but no store's page carries their script. It is loaded before
  // hydration, so that nothing flickers; later navigation loads it like that of any other page.
  const { kind } = boot.model;
  const isPlace = PLACES.test(boot.path) && kind !== 'missing';
  const [texts, places, status] = await Promise.all([
    loadOwnTexts(),
    isPlace ? import('./routing/places-route.tsx') : undefined,
    kind === 'order' ? import('./routing/status-route.tsx') : undefined,
    loadPricing((boot.model as { store?: Parameters<typeof loadPricing>[0] }).store),
    // Hydration blocks the browser: the server's page is painted before it begins.
    firstPaint(),
  ]);
  await (places ?? status)?.ready;
  const later = {
    Places: places?.PlacesRoute ?? LazyPlaces,
    Status: status?.StatusRoute ?? LazyStatus,
  };
  const app = (
    <StrictMode>
      <App boot={boot} texts={texts} {...later} />
    </StrictMode>
  );
  // An order's page shows how much time is left by the phone's clock, which differs from the server's.
  if (status) createRoot(element).render(app);
  else hydrateRoot(element, app);
}

beginTheme(boot);
reloadWhenReplaced();
if (window.parent !== window && boot.model.kind !== 'preview')
  void import('#programs/embed/guests/in-frame.ts');
if (root) void takeOver(root);
// Fetched after the scripts, because ordering needs the scripts, and the face only makes names look better.
void import('#ui/shared/display-face.css');
