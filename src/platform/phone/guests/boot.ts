import { createContext, use } from 'react';
import type { PageInput } from '#restaurant/pages/wire/page.ts';

/** The data that the server sent with the page. */
export const BootContext = createContext<PageInput | null>(null);

export function useBoot(): PageInput {
  const boot = use(BootContext);
  if (!boot) throw new Error('No page around this component');
  return boot;
}
