import { MantineProvider } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { forgetSession, sessionQuery } from './api/session.ts';
import { createAppRouter } from './routes.ts';
import { chooseLanguage, TEXTS, TextsContext } from './texts/index.ts';
import { theme, tokensForMantine } from './theme.ts';

const RETRIES = 2;

export function App({ client, nonce }: { client: QueryClient; nonce: string }) {
  const [router] = useState(() => createAppRouter(client));
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={tokensForMantine}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <TextsProvider>
        <QueryClientProvider client={client}>
          <Notifications position="bottom-center" limit={3} autoClose={6_000} containerWidth={460} />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextsProvider>
    </MantineProvider>
  );
}

/** Queries are retried when the server cannot be reached. Mutations are sent once. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 30_000, retry: isWorthRetrying },
      mutations: { networkMode: 'always', retry: false },
    },
  });

  /** A session, a role or a membership can end while its screens are open. */
  function onError(error: Error) {
    if (!(error instanceof AppError)) return;
    if (error.code === 'UNAUTHENTICATED') forgetSession(client);
    if (error.code === 'STORE_NOT_FOUND' || error.code === 'FORBIDDEN')
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }

  return client;
}

function isWorthRetrying(count: number, error: Error): boolean {
  return count < RETRIES && error instanceof AppError && error.code === 'UNAVAILABLE';
}

/** The language of the interface, remembered on this device. */
function TextsProvider({ children }: { children: ReactNode }) {
  const [remembered, setLanguage] = useLocalStorage<string | null>({
    key: 'thali.language',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const language = chooseLanguage(remembered, navigator.languages);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(() => ({ language, t: TEXTS[language], setLanguage }), [language, setLanguage]);
  return <TextsContext value={value}>{children}</TextsContext>;
}
