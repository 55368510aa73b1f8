import { renderToString } from 'react-dom/server';
import type { PageAssets, PageInput, RenderedPage } from '#domain/api/page.ts';
import type { Tones } from '#domain/api/store-pictures.ts';
import { paletteOf } from '#domain/palette.ts';
import { App } from './app.tsx';
import { metaOf } from './document/meta.ts';
import { START_SCRIPT } from './document/start-script.ts';
import { colorOf, themeCss } from './document/theme.ts';
import { writeDocument } from './document/write-document.ts';
import { PlacesRoute } from './routing/places-route.tsx';
import { en } from './texts/en.ts';
import { hi } from './texts/hi.ts';

const TEXTS = { en, hi };

/** The whole page as HTML, readable before any script runs. */
export function renderPage(input: PageInput, assets: PageAssets): RenderedPage {
  const texts = TEXTS[input.locale];
  // No stream: a page is kept and sent many times, and nothing in it has to be waited for.
  const body = renderToString(<App boot={input} texts={texts} Places={PlacesRoute} />);
  const styles = [assets.css, themeCss(colorOf(input.model))];
  return {
    html: writeDocument({ input, assets, body, styles, meta: metaOf(input, texts) }),
    styles,
    scripts: [START_SCRIPT],
  };
}

/** The same colours for what the server draws itself: icons, previews, the manifest. */
export function tonesOf(color: string): Tones {
  return paletteOf(color, 'light');
}
