import { useSyncExternalStore } from 'react';
import { waitingCommands, watchCommands } from './door.ts';

/** What was done on this screen and the server has not answered. */
export const useWaitingCommands = () => useSyncExternalStore(watchCommands, waitingCommands);
