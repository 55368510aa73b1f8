import { renderToString } from 'react-dom/server';
import { paletteOf } from '#ordering/menu/rules/palette.ts';
import * as pricing from '#ordering/prices/guests/priced.tsx';
import { setPricing } from '#ordering/prices/guests/pricing.ts';
import type { PageAssets, PageInput, RenderedPage } from '#restaurant/pages/wire/page.ts';
import type { Tones } from '#restaurant/pictures/wire/store-pictures.ts';
import { ALL_TEXTS } from '#texts/guests/all-texts.ts';
import { colorOf } from '#ui/guests/theme/color-of.ts';
import { themeCss } from '#ui/guests/theme/theme.ts';
import { App } from './app.tsx';
import { EARLY_SCRIPT } from './document/early-script.ts';
import { metaOf } from './document/meta.ts';
import { renderStories } from './document/render-stories.tsx';
import { writeDocument } from './document/write-document.ts';
import { PlacesRoute } from './routing/places-route.tsx';
import { StatusRoute } from './routing/status-route.tsx';

setPricing(pricing);

/** The whole page as HTML, readable before any script runs. */
export function renderPage(input: PageInput, assets: PageAssets): RenderedPage {
  const all = ALL_TEXTS[input.language];
  const { model } = input;
  const color = colorOf(model, input.brand.colour);
  if (model.kind === 'stories' || model.kind === 'story') return renderStories(input, { model, all, color });
  // Not streamed: a page is cached and sent many times, and nothing in it is asynchronous.
  const timeZone = model.kind === 'order' ? model.timeZone : undefined;
  const later = { Places: PlacesRoute, Status: StatusRoute };
  const body = renderToString(<App boot={input} texts={all.main} all={all} timeZone={timeZone} {...later} />);
  const inlined = [assets.styles, ...(model.kind === 'order' ? [assets.order.styles] : [])];
  const styles = [inlined.map(({ css }) => css).join(''), themeCss(color)];
  const files = inlined.flatMap((each) => each.files);
  return {
    html: writeDocument({ input, assets, body, styles, files, meta: metaOf(input, all), texts: all.main }),
    styles,
    scripts: [EARLY_SCRIPT],
    names: all.main.names,
  };
}

/** The page's colours, for the icons, previews and manifest that the server renders. */
export function tonesOf(color: string): Tones {
  return paletteOf(color, 'light');
}
