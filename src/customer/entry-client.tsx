import '#ui/tokens.css';
import '#ui/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageInput } from '#domain/api/page.ts';
import { App } from './app.tsx';
import { BOOT_ID, ROOT_ID } from './document/write-document.ts';
import { LaterPlaces } from './routing/later-places.tsx';
import { PLACES } from './routing/places.ts';
import { reloadWhenReplaced } from './routing/reload-once.ts';
import { loadTexts } from './texts/load-texts.ts';

const boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '') as PageInput;
const root = document.getElementById(ROOT_ID);

async function takeOver(element: HTMLElement): Promise<void> {
  // The server has written these pages whole, and no store's page carries their script: it is fetched before
  // the page is taken over, so that nothing flickers. Later navigation loads it as it does any other.
  const isPlace = PLACES.test(boot.path) && boot.model.kind !== 'missing';
  const [texts, places] = await Promise.all([
    loadTexts(boot.locale),
    isPlace ? import('./routing/places-route.tsx') : undefined,
  ]);
  hydrateRoot(
    element,
    <StrictMode>
      <App boot={boot} texts={texts} Places={places?.PlacesRoute ?? LaterPlaces} />
    </StrictMode>,
  );
}

reloadWhenReplaced();
if (root) void takeOver(root);
