import * as z from 'zod/mini';
import { menuView } from '#ordering/catalogue/wire/catalogue.ts';
import { storeModel } from '#restaurant/stores/wire/store-model.ts';

/** The message of the guests' page in the preview's frame, once it listens. */
export const PREVIEW_READY = 'preview-ready';

/** What the back office sends to that page: the store as guests would get it, with unsaved changes. */
export const previewDraft = z.object({
  store: storeModel,
  /** The edited menu, which is shown first while it is served. */
  menuId: z.nullable(z.string()),
  /** A menu with only the edited dish, which is shown open even at times when guests don't see it. */
  dish: z.nullable(menuView),
  theme: z.enum(['light', 'dark']),
  /** A colour is being chosen, so the page always has dishes and a filled cart to show it on. */
  isLook: z.boolean(),
});

export type PreviewDraft = z.infer<typeof previewDraft>;
