import type { DeviceDatabase } from '../../src/backoffice/device/database.ts';

const KEYS: Record<string, string> = { commands: 'id', papers: 'id', passes: 'accountId' };

/** What a tablet keeps, also when its power is cut. */
export class FakeDisk {
  readonly #stores = new Map<string, Map<string, unknown>>();
  #plugged = 0;

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
    const transaction = (name: string) => ({
      store: {
        get: (key: string) => get(name, key),
        put: (value: object, key?: string) => put(name, value, key),
        delete: (key: string) => remove(name, key),
      },
      done: Promise.resolve(),
    });
    return { get, getAll, put, add: put, delete: remove, clear, transaction } as unknown as DeviceDatabase;
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
