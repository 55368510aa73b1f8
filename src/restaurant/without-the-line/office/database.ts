import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OwnNumbers } from '../rules/own-numbers.ts';
import type { KeptCommand } from './kept-command.ts';
import type { OwnPaper } from './own-paper.ts';
import type { KeptPass, TurnHere } from './pass.ts';
import type { Said } from './said.ts';

const VERSION = 3;
/** Some browsers never answer. Nobody waits for them longer, and nothing is kept there. */
const OPENS_WITHIN_MS = 2_000;

interface DeviceSchema extends DBSchema {
  /** What somebody did here and the server has not answered. */
  commands: { key: string; value: KeptCommand };
  /** What the server said last, by what was asked. */
  said: { key: string; value: Said };
  /** The numbers that this tablet may give, under one key. */
  numbers: { key: string; value: OwnNumbers };
  /** What this device prints by itself. */
  papers: { key: string; value: OwnPaper };
  /** Who can sign in here without the line. */
  passes: { key: string; value: KeptPass };
  /** The key of this device, under one key. */
  keys: { key: string; value: CryptoKey };
  /** Who has signed in here, under one key. */
  turn: { key: string; value: TurnHere };
}

export type DeviceDatabase = IDBPDatabase<DeviceSchema>;

let opened: Promise<DeviceDatabase> | null = null;
let isSilent = false;

/** What this browser keeps of the office, for all of its tabs. Rejects where it can't keep anything. */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDatabase();
  return inTime(opened);
}

function inTime(opening: Promise<DeviceDatabase>): Promise<DeviceDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<DeviceDatabase>();
  const giveUp = () => {
    isSilent = true;
    reject(new Error('The browser does not open its database'));
  };
  const timer = setTimeout(giveUp, isSilent ? 0 : OPENS_WITHIN_MS);
  opening
    .then((database) => {
      isSilent = false;
      resolve(database);
    }, reject)
    .finally(() => clearTimeout(timer));
  return promise;
}

async function openDatabase(): Promise<DeviceDatabase> {
  const forget = () => {
    opened = null;
  };
  try {
    return await openDB<DeviceSchema>('thali-office', VERSION, {
      upgrade(database, before) {
        if (before < 1) {
          database.createObjectStore('commands', { keyPath: 'id' });
          database.createObjectStore('said');
          database.createObjectStore('numbers');
        }
        if (before < 2) {
          database.createObjectStore('passes', { keyPath: 'accountId' });
          database.createObjectStore('keys');
          database.createObjectStore('turn');
        }
        database.createObjectStore('papers', { keyPath: 'id' });
      },
      // Another tab with a newer build waits for this one to let go.
      blocking() {
        void opened?.then((database) => database.close());
        forget();
      },
      terminated: forget,
    });
  } catch (error) {
    forget();
    throw error;
  }
}
