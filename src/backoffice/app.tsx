import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createClient } from './client.ts';
import { createAppRouter } from './routes.ts';
import { TextsProvider } from './texts-provider.tsx';
import { theme, tokensForMantine } from './theme.ts';

export function App({ nonce }: { nonce: string }) {
  const [{ client, router }] = useState(start);
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

function start() {
  const client = createClient();
  return { client, router: createAppRouter(client) };
}
