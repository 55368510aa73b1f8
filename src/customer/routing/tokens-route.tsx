import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { TokenScreen } from '#domain/api/counter.ts';
import { AppError } from '#domain/errors.ts';
import { fetchTokens } from '../api/orders.ts';
import { TokensPage } from '../features/tokens/tokens-page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { LoadingPage, MessagePage, MissingPage } from './plain-pages.tsx';

const AGAIN_MS = 4_000;

/** The numbers of a store's counter. A television that loses its network goes on by itself. */
export function TokensRoute() {
  const { slug = '' } = useParams<{ slug?: string }>();
  const { common } = useTexts();
  const { screen, error } = useTokens(slug);
  if (screen) return <TokensPage screen={screen} isOffline={error !== null} />;
  if (error instanceof AppError) return <MissingPage />;
  return error ? <MessagePage text={common.noNetwork} isFailure /> : <LoadingPage />;
}

interface Read {
  screen: TokenScreen | null;
  error: Error | null;
}

function useTokens(slug: string): Read {
  const [read, setRead] = useState<Read>({ screen: null, error: null });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const next = await fetchTokens(slug).then(
        (screen) => ({ screen, error: null }),
        (error: Error) => ({ error }),
      );
      if (isOver) return;
      setRead((before) => ({ ...before, ...next }));
      timer = setTimeout(() => void look(), AGAIN_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [slug]);
  return read;
}
