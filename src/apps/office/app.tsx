import { MantineProvider } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { chooseLanguage, TEXTS, TextsContext } from '#texts/office/index.ts';
import { createAppRouter } from './routes.ts';
import { theme, tokensForMantine } from './theme.ts';

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
