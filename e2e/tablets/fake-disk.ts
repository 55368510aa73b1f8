import type { DeviceDatabase } from '../../src/restaurant/without-the-line/office/database.ts';

const KEYS: Record<string, string> = { commands: 'id', papers: 'id', passes: 'accountId' };

interface Ops {
  get: (name: string, key: string) => Promise<unknown>;
  getAll: (name: string) => Promise<unknown[]>;
  put: (name: string, value: object, key?: string) => Promise<void>;
  remove: (name: string, key: string) => Promise<void>;
}

/** What a tablet keeps, also when its power is cut. */
export class FakeDisk {
  readonly #stores = new Map<string, Map<string, unknown>>();
  #plugged = 0;
  #last: Promise<void> = Promise.resolve();
  inHand = this.plugIn();

  /** The tablet's database until the power is cut. What still runs then finds none. */
  plugIn(): DeviceDatabase {
    const own = ++this.#plugged;
    const storeOf = (name: string) => {
      if (own !== this.#plugged) throw new Error('The power was cut');
      return this.#storeOf(name);
    };
    const put = async (name: string, value: object, key?: string) => {
      const kept = structuredClone(value);
      storeOf(name).set(key ?? String(Reflect.get(kept, KEYS[name] ?? '')), kept);
    };
    const get = async (name: string, key: string) => structuredClone(storeOf(name).get(key));
    const getAll = async (name: string) => structuredClone([...storeOf(name).values()]);
    const remove = async (name: string, key: string) => void storeOf(name).delete(key);
    const clear = async (name: string) => storeOf(name).clear();
    const transaction = (names: string | string[]) =>
      this.#transaction([names].flat(), { get, getAll, put, remove });
    const database = { get, getAll, put, add: put, delete: remove, clear, transaction };
    this.inHand = database as unknown as DeviceDatabase;
    return this.inHand;
  }

  /** One after the other. It ends when nothing more is asked of it, and all that it wrote is there at once or not at all. */
  #transaction([first = '']: string[], { get, getAll, put, remove }: Ops) {
    const before = this.#last;
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    this.#last = done.catch(() => {});
    const writes: (() => Promise<void>)[] = [];
    let ending: NodeJS.Immediate | undefined;
    const end = () => void Promise.all(writes.map((write) => write())).then(() => resolve(), reject);
    const asked = async <T>(answer: () => Promise<T> | T): Promise<T> => {
      await before;
      clearImmediate(ending);
      ending = setImmediate(end);
      return answer();
    };
    const objectStore = (name: string) => ({
      get: (key: string) => asked(() => get(name, key)),
      getAll: () => asked(() => getAll(name)),
      put: (value: object, key?: string) => asked(() => void writes.push(() => put(name, value, key))),
      delete: (key: string) => asked(() => void writes.push(() => remove(name, key))),
    });
    return { objectStore, store: objectStore(first), done };
  }

  #storeOf(name: string): Map<string, unknown> {
    const store = this.#stores.get(name) ?? new Map<string, unknown>();
    this.#stores.set(name, store);
    return store;
  }

  all<T>(name: string): T[] {
    return structuredClone([...this.#storeOf(name).values()]) as T[];
  }
}
