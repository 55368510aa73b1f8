import { renderToStaticMarkup } from 'react-dom/server';
import { StoriesPage } from '#guests/stories/guests/stories-page.tsx';
import { StoryPage } from '#guests/stories/guests/story-page.tsx';
import { TextsContext } from '#platform/language/guests/use-texts.ts';
import { BootContext } from '#platform/phone/guests/boot.ts';
import type { PageInput, RenderedPage } from '#restaurant/pages/wire/page.ts';
import { storePictureUrl } from '#restaurant/pictures/wire/store-pictures.ts';
import type { AllTexts } from '#texts/guests/all-texts.ts';
import { themeCss } from '#ui/guests/theme/theme.ts';
import { plainMeta, themeColorsOf } from './meta.ts';
import { type StoriesModel, storiesMeta } from './stories-meta.ts';
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
