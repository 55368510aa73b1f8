import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '#platform/calls/office-api/call.ts';
import {
  askToKeep,
  isCopy,
  isInstalled,
  tellWorker,
} from '#restaurant/without-the-line/office/kept-office.ts';
import { forgetPasses } from '#restaurant/without-the-line/office/kept-passes.ts';
import { forgetSaid } from '#restaurant/without-the-line/office/kept-said.ts';
import { fillWhenLost, keepSaid, restoreSaid } from './keep-said.ts';
import { tellTurn } from './tell-turn.ts';

let stop: (() => void) | null = null;

/**
 * Begins to keep the office at an admitted tablet: its page and files, and what the server says. A page that is a copy
 * begins with what was kept, so it waits for this.
 */
export async function keepOffice(client: QueryClient): Promise<void> {
  waitFor(tellTurn);
  if (isCopy()) await restoreSaid(client);
  else void tellWorker('keep');
  stop?.();
  const stops = [
    fillWhenLost(client),
    keepSaid(client, () => {
      stop?.();
      void forgetSaid();
      void forgetPasses();
      void tellWorker('forget');
    }),
  ];
  stop = () => {
    for (const end of stops.splice(0)) end();
  };
  if (isInstalled()) void askToKeep();
}
