import * as z from 'zod/mini';
import { menuView } from './catalogue.ts';
import { storeModel } from './store-model.ts';

/** What the guests' page in a frame of the back office says once it listens. */
export const PREVIEW_READY = 'preview-ready';

/** What the back office hands to that page: a store as guests would get it, saved or not. */
export const previewDraft = z.object({
  store: storeModel,
  /** The menu that is worked on: shown first where it is served. */
  menuId: z.nullable(z.string()),
  /** A menu with the one dish that is worked on, which is open whether guests see it at that time or not. */
  dish: z.nullable(menuView),
  theme: z.enum(['light', 'dark']),
  /** A colour is being chosen: there are dishes and a filled cart to see it on, whatever the store has. */
  isLook: z.boolean(),
});

export type PreviewDraft = z.infer<typeof previewDraft>;
