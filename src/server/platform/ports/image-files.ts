import type { StorePicture } from '#domain/api/store-pictures.ts';
import type { Gate } from '../work/at-most.ts';

/** The folder of pictures: one master of each, and its variants, made when first asked for. */
export interface ImageFiles {
  /** Keeps a master under the hash of its content; the same content twice is one file. */
  keep(master: Buffer): Promise<string>;
  /** Deletes a picture with all that was made of it. */
  drop(id: string): Promise<void>;
  /** Whether the disk has more to spare than the rest of the program may need. */
  hasRoom(leastFree?: number): Promise<boolean>;
  /** The path of a variant; null when there is no such picture. */
  variant(id: string, width: number, format: string): Promise<string | null>;
  /** The master as it is kept; null when there is no such picture. */
  master(id: string): Promise<Buffer | null>;
  /** The path of a picture composed for a store; a later key of the same name takes the place of the earlier one. */
  composed(what: Composed, compose: () => Promise<Buffer>): Promise<string>;
  /** What guests wait for, and all other work with it: two at once, so that orders keep their processor. */
  readonly gate: Gate;
  /** All other work on pictures, in turn by account or store: it never has both places, so that guests keep one. */
  turnOf(whose: string): Gate;
}

export interface Composed {
  storeId: string;
  /** As in the address. */
  name: StorePicture;
  /** The same as long as the picture would be. */
  key: string;
}
