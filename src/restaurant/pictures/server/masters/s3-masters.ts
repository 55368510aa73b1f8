import type { Masters } from '#platform/ports/server/image-files.ts';
import { createBucket, type S3Place } from '#platform/s3/server/bucket.ts';
import { masterIdOf } from '../image-files.ts';
import { imageId } from '../image-name.ts';

const FOLDER = 'masters/';

/** Masters in a bucket. Whoever runs it pays for what is in it and sees to its room. */
export function createS3Masters(place: S3Place): Masters {
  const bucket = createBucket(place);
  const nameOf = (id: string) => `${FOLDER}${id}.webp`;
  /** Such a picture may be in another database too. One with an id of its own, of a conversation, is in this one alone. */
  async function isNamedByContent(id: string): Promise<boolean> {
    const master = await bucket.get(nameOf(id));
    return master !== null && masterIdOf(master) === id;
  }

  return {
    save: (id, master) => bucket.put(nameOf(id), master),
    read: (id) => bucket.get(nameOf(id)),
    // Within the transaction, since a picture whose row is gone would never be deleted.
    async delete(id) {
      if (!(place.isShared && (await isNamedByContent(id)))) await bucket.delete(nameOf(id));
    },
    async list() {
      const names = await bucket.list(FOLDER);
      return names.map((name) => name.slice(FOLDER.length, -'.webp'.length)).filter((id) => imageId.test(id));
    },
    free: async () => Number.MAX_SAFE_INTEGER,
  };
}
