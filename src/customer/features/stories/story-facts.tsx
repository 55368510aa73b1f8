import { storyDay } from '../../texts/stories/story-day.ts';
import { useStoriesTexts } from '../../texts/stories/use-stories-texts.ts';
import { useLanguage } from '../../texts/use-texts.ts';
import styles from './stories.module.css';

interface StoryFactsProps {
  post: { publishedAt: string; minutes: number };
  timeZone: string;
}

/** "20 November 2026 · 2 min read" */
export function StoryFacts({ post: { publishedAt, minutes }, timeZone }: StoryFactsProps) {
  const texts = useStoriesTexts();
  const { locale } = useLanguage();
  return (
    <p className={styles.facts}>
      <time dateTime={publishedAt}>{storyDay(publishedAt, { locale, timeZone })}</time>
      {' · '}
      {texts.minutes(minutes)}
    </p>
  );
}
