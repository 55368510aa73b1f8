import type { Db } from '#platform/db/server/client.ts';
import type { Gate } from '#platform/work/server/at-most.ts';
import type { StorePicture } from '#restaurant/pictures/wire/store-pictures.ts';

/** Pictures: one master of each, and variants made at their first request. */
export interface ImageFiles {
  /** Saves a master under the hash of its content, so that the same content is one picture, or under an id of its own. */
  save(master: Buffer, id?: string): Promise<string>;
  /** Deletes a picture and its variants, in the transaction that deletes the last row about it. */
  delete(id: string, tx: Db): Promise<void>;
  /** Whether masters have more room than the rest of the program may need. */
  hasRoom(leastFree?: number): Promise<boolean>;
  /** The path of a variant. Null if there is no such picture. */
  variant(id: string, width: number, format: string): Promise<string | null>;
  /** The bytes of a master. Null if there is no such picture. */
  master(id: string): Promise<Buffer | null>;
  /** The path of a picture composed for a store. A later key of the same name replaces the earlier picture. */
  composed(what: Composed, compose: () => Promise<Buffer>): Promise<string>;
  /** Deletes old files of this process. They are made again when somebody asks for them. */
  clean(): Promise<void>;
  /** Takes masters from where they were before. Called in the background. */
  takeIn(db: Db, signal: AbortSignal): Promise<void>;
  /** All work on pictures: two at once, so that orders keep their processor. */
  readonly gate: Gate;
  /** Work that no guest waits for, in turn by account or store. It never has both places, so guests keep one. */
  turnOf(whose: string): Gate;
}

export interface Composed {
  storeId: string;
  /** The name in the address. */
  name: StorePicture;
  /** Equal as long as the picture would be the same. */
  key: string;
}

/** Where masters are, for all processes. */
export interface Masters {
  /** Returns once it can't be lost any more. Saving what is there changes nothing. */
  save(id: string, master: Buffer): Promise<void>;
  read(id: string): Promise<Buffer | null>;
  delete(id: string, tx: Db): Promise<void>;
  /** All ids. */
  list(): Promise<string[]>;
  /** The bytes for which there is still room. */
  free(): Promise<number>;
}
