import * as z from 'zod/mini';

const foreignPicture = z.object({
  url: z.string(),
  /** Address of our copy, once there is one. */
  picture: z.nullable(z.string()),
  state: z.enum(['fetching', 'kept', 'failed']),
});

export const foreignPictureList = z.object({ pictures: z.array(foreignPicture) });

export type ForeignPictureView = z.infer<typeof foreignPicture>;
