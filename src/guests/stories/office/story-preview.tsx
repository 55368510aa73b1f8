import { useDeferredValue } from 'react';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useInterface } from '#texts/office/index.ts';
import { formatDayOf } from '#ui/office/format.ts';
import { StoreLogo } from '#ui/shared/components/store-logo.tsx';
import { Story } from '#ui/shared/story/story.tsx';
import { minutesToRead } from '../rules/story.ts';
import { type StoryDraft, shownFrom, tagsOf } from './story-draft.ts';
import styles from './story-preview.module.css';

interface StoryPreviewProps {
  draft: StoryDraft;
  publishAt: string | null;
}

/** The draft as guests will read it, while it is written. Its links lead nowhere. */
export function StoryPreview({ draft, publishAt }: StoryPreviewProps) {
  const { t, language } = useInterface();
  const { stories: words } = t;
  const { name, logo, timeZone } = useStore().profile;
  // Typing goes first.
  const { title, document, cover, tags, ...when } = useDeferredValue(draft);
  const day = formatDayOf(shownFrom(when, { timeZone, publishAt }), { language, timeZone });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
    <section className={styles.page} aria-label={words.preview} tabIndex={0}>
      <div className={styles.inside} inert>
        <p className={styles.brand}>
          <span className={styles.logo}>
            <StoreLogo url={logo} name={name} />
          </span>
          {name}
        </p>
        <div>
          <p className={styles.title}>{title || words.heading}</p>
          <p className={styles.facts}>
            {day} · {words.minutes(minutesToRead(document))}
          </p>
        </div>
        <Story story={{ cover, document, tags: tagsOf(tags) }} tagsLabel={words.tags} />
      </div>
    </section>
  );
}
