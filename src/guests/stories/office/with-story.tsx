import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppError } from '#platform/errors/rules/errors.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Nothing } from '#ui/office/notices/nothing.tsx';
import { storyQuery } from '../office-api/stories.ts';
import type { OfficeStoryView } from '../wire/stories.ts';

/** The story that the address names. */
export function WithStory({ children }: { children: (story: OfficeStoryView) => ReactNode }) {
  const { stories: t } = useTexts();
  const { storeId } = useStore();
  const { slug = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(storyQuery(storeId, slug));
  if (error instanceof AppError && error.code === 'POST_NOT_FOUND')
    return (
      <Page title={t.title}>
        <Nothing show="lost" title={t.gone}>
          <Link to="/app/management/blog">{t.toStories}</Link>
        </Nothing>
      </Page>
    );
  if (error && !data) return <Failure title={t.storyFailed} error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <Loading shape="page" />;
}
