import './styles.css';
import '#ui/shared/display-face.css';
import '#ui/shared/tokens.css';
import '#ui/shared/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOffice } from '#restaurant/access/office/keep-office.ts';
import { createQueryClient } from '#restaurant/accounts/office-api/query-client.ts';
import { isTablet } from '#restaurant/tablets/office-api/tablet-mark.ts';
import { isCopy } from '#restaurant/without-the-line/office/kept-office.ts';
import { App } from './app.tsx';

declare global {
  /** The nonce that the scroll lock of dialogs puts on its style element. */
  var __webpack_nonce__: string | undefined;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
globalThis.__webpack_nonce__ = nonce;

// Without a font of Devanagari in the system, Chromium leaves the first such words in boxes when the face comes after them.
for (const weight of [400, 700]) void document.fonts.load(`${weight} 1em Devanagari`, 'ह');

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');
const client = createQueryClient();
if (isTablet()) {
  const kept = keepOffice(client);
  if (isCopy()) await kept;
}
createRoot(root).render(
  <StrictMode>
    <App client={client} nonce={nonce} />
  </StrictMode>,
);
