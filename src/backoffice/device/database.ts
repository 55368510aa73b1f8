import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OwnNumbers } from '#domain/commands/own-numbers.ts';
import type { KeptCommand } from './kept-command.ts';
import type { Said } from './said.ts';

const VERSION = 1;

interface DeviceSchema extends DBSchema {
  /** What somebody did here and the server has not answered. */
  commands: { key: string; value: KeptCommand };
  /** What the server said last, by what was asked. */
  said: { key: string; value: Said };
  /** The numbers that this tablet may give, under one key. */
  numbers: { key: string; value: OwnNumbers };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | null = null;

/** What this browser keeps of the office, for all of its tabs. Rejects where it can't keep anything. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<DeviceSchema>('thali-office', VERSION, {
    upgrade(database) {
      database.createObjectStore('commands', { keyPath: 'id' });
      database.createObjectStore('said');
      database.createObjectStore('numbers');
    },
    // Another tab with a newer build waits for this one to let go.
    blocking() {
      void opened?.then((database) => database.close());
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}
