import { useEffect } from 'react';
import { useTexts } from '#platform/language/guests/use-texts.ts';
import { useBoot } from '#platform/phone/guests/boot.ts';
import { closeStory, hideIfClosed } from '#platform/phone/guests/state/counts/read-stories.ts';
import { storiesPath } from '#restaurant/listing/rules/store-url.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { Icon } from '#ui/shared/components/icon.tsx';
import styles from './story-card.module.css';

interface StoryCardProps {
  slug: string;
  story: NonNullable<StoreModel['story']>;
}

/** Leads to the newest story, until the guest closes it. */
export function StoryCard({ slug, story: { id, slug: storySlug, title } }: StoryCardProps) {
  const { common, menu } = useTexts();
  const { home } = useBoot();
  useEffect(() => hideIfClosed(id), [id]);
  return (
    <aside className={styles.card} aria-label={menu.newStory}>
      <a href={storiesPath(home, slug, `/${storySlug}`)}>
        <b>{menu.newStory}</b> {title}
      </a>
      <button type="button" aria-label={common.close} onClick={() => closeStory(id)}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
