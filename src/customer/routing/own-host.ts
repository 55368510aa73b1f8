import type { BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useBoot } from '../boot.ts';

/** On a store's own host its page is at `/`. The app has it at `/{slug}` everywhere. */
export const useOwnLocation: BaseLocationHook = (options) => {
  const { home } = useBoot();
  const [path, navigate] = useBrowserLocation(options);
  return [path === '/' && home !== null ? `/${home}` : path, navigate];
};
