import type { Masters } from '../../platform/ports/image-files.ts';
import { type BucketPlace, createBucket } from '../../platform/s3/bucket.ts';
import { imageId } from './image-name.ts';

const FOLDER = 'masters/';

/** Masters in a bucket. Whoever runs it pays for what is in it and sees to its room. */
export function createS3Masters(place: BucketPlace): Masters {
  const bucket = createBucket(place);
  const nameOf = (id: string) => `${FOLDER}${id}.webp`;
  return {
    save: (id, master) => bucket.put(nameOf(id), master),
    read: (id) => bucket.get(nameOf(id)),
    // Within the transaction, since a picture whose row is gone would never be deleted.
    delete: (id) => bucket.delete(nameOf(id)),
    async list() {
      const names = await bucket.list(FOLDER);
      return names.map((name) => name.slice(FOLDER.length, -'.webp'.length)).filter((id) => imageId.test(id));
    },
    free: async () => Number.MAX_SAFE_INTEGER,
  };
}
