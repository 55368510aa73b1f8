import { useEffect } from 'react';
import type { StoreModel } from '#domain/api/store-model.ts';
import { storiesPath } from '#domain/site/store-url.ts';
import { Icon } from '#ui/components/icon.tsx';
import { useBoot } from '../../boot.ts';
import { closeStory, hideIfClosed } from '../../state/read-stories.ts';
import { useTexts } from '../../texts/use-texts.ts';
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
