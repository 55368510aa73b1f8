import { useLanguage } from '#platform/language/guests/use-texts.ts';
import { LANGUAGES } from '#platform/language/rules/languages.ts';
import { useStoriesTexts } from '../texts/guests/stories/use-stories-texts.ts';
import styles from './stories.module.css';

interface StoryFactsProps {
  story: { publishedAt: string; minutes: number };
  timeZone: string;
}

/** "20 November 2026 · 2 min read". Only the server writes it, so Intl cannot differ. */
export function StoryFacts({ story: { publishedAt, minutes }, timeZone }: StoryFactsProps) {
  const texts = useStoriesTexts();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'long', timeZone });
  return (
    <p className={styles.facts}>
      <time dateTime={publishedAt}>{day.format(new Date(publishedAt))}</time>
      {' · '}
      {texts.minutes(minutes)}
    </p>
  );
}
