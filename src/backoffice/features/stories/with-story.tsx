import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OfficeStoryView } from '#domain/api/stories.ts';
import { AppError } from '#domain/errors.ts';
import { storyQuery } from '../../api/stories.ts';
import { Failure } from '../../components/failure.tsx';
import { Loading } from '../../components/loading.tsx';
import { Nothing } from '../../components/nothing.tsx';
import { Page } from '../../components/page.tsx';
import { useStore } from '../../session/current-store.ts';
import { useTexts } from '../../texts/index.ts';

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
