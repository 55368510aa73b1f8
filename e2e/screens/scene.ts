import type { Visitor } from './visitor.ts';

export interface Scene {
  name: string;
  looks: string[];
  /** Time until the notices of earlier actions are gone. */
  settleMs?: number;
  /** Whether its steps go by English words, so that it can't be reached in Hindi. */
  isEnglish?: true;
  /** What the browser says about it. */
  complaints?: RegExp[];
  /** Whether it needs the service worker. */
  worker?: true;
  arrange(visitor: Visitor): Promise<void>;
}

export const FOUR = ['phone', 'phone-dark', 'desktop', 'desktop-dark'];
export const ALL = [...FOUR, 'phone-hindi'];
export const NOTICES_GONE_MS = 3_600;
