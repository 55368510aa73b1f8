import { renderToStaticMarkup } from 'react-dom/server';
import type { PageInput, RenderedPage } from '#domain/api/page.ts';
import { storePictureUrl } from '#domain/api/store-pictures.ts';
import { BootContext } from '../boot.ts';
import { StoriesPage } from '../features/stories/stories-page.tsx';
import { StoryPage } from '../features/stories/story-page.tsx';
import type { AllTexts } from '../texts/en.ts';
import { TextsContext } from '../texts/use-texts.ts';
import { plainMeta, themeColorsOf } from './meta.ts';
import { type StoriesModel, storiesMeta } from './stories-meta.ts';
import { themeCss } from './theme.ts';
import { STORIES_CSS, writeStories } from './write-stories.ts';

/** The pages with a restaurant's stories, which have no script. */
export function renderStories(
  input: PageInput,
  { model, all, color }: { model: StoriesModel; all: AllTexts; color: string },
): RenderedPage {
  const { language } = input;
  const texts = all.main;
  const body = renderToStaticMarkup(
    <TextsContext value={{ texts, all, language, timeZone: model.store.timeZone }}>
      <BootContext value={input}>
        {model.kind === 'story' ? <StoryPage model={model} /> : <StoriesPage model={model} />}
      </BootContext>
    </TextsContext>,
  );
  const meta = {
    ...plainMeta(input, texts),
    ...storiesMeta(model, input, all.stories),
    themeColors: themeColorsOf(color),
    icon: storePictureUrl(model.store.slug, 'icon-96.png', model.store.revision),
  };
  const styles = [STORIES_CSS, themeCss(color)];
  return { html: writeStories({ input, body, styles, meta }), styles, scripts: [], names: texts.names };
}
