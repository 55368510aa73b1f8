import { vi } from 'vitest';
import type { Answer, CommandAddress, Given, GivenTo } from '../../src/calls/contract.ts';
import { methodOf, pathOf } from '../../src/calls/path-of.ts';
import type { AppError, ErrorCode } from '../../src/platform/errors/rules/errors.ts';
import type { Send } from '../../src/restaurant/without-the-line/office/door.ts';
import type { Numbered, StandIn } from '../../src/restaurant/without-the-line/office/keep.ts';
import type { KeptCommand } from '../../src/restaurant/without-the-line/office/kept-command.ts';
import type { TestApp } from '../../src/testing/server/test-app.ts';
import { FakeDisk } from './fake-disk.ts';

export interface Person {
  accountId: string;
  cookie: string;
}

/** What becomes of a call: heard and answered, never heard, done unanswered, or still under way when it is given up. */
export const FATES = ['told', 'unheard', 'untold', 'under way'] as const;
export type Fate = (typeof FATES)[number];

/** A tablet with its own copy of the program, on its own disk. */
export class Tablet {
  readonly disk: FakeDisk;
  readonly #thali: TestApp;
  readonly #person: Person;
  hasLine = true;
  /** What becomes of the next calls, over and over. */
  #fates: readonly Fate[] = ['told'];
  #calls = 0;
  #underWay: Promise<unknown> = Promise.resolve();
  #device!: Device;
  #send!: Send;

  constructor(thali: TestApp, person: Person, disk = new FakeDisk()) {
    this.#thali = thali;
    this.#person = person;
    this.disk = disk;
  }

  /** Another tab of its browser. */
  async openTab(): Promise<Tablet> {
    const tab = new Tablet(this.#thali, this.#person, this.disk);
    tab.hasLine = this.hasLine;
    await tab.boot(this.disk.inHand);
    return tab;
  }

  /** As when the office is opened, also after the power was cut. */
  async boot(database = this.disk.plugIn()): Promise<void> {
    vi.resetModules();
    vi.doMock(import('../../src/restaurant/without-the-line/office/database.ts'), () => ({
      openDeviceDatabase: async () => database,
    }));
    this.#device = await loadDevice();
    this.#send = this.#sendFrom(this.#device);
    const { door, saved } = this.#device;
    door.nameActorOfCommands(() => this.#person.accountId);
    door.noteLine(this.hasLine ? null : 'network');
    await saved.followSaved();
    await door.sendAgain(this.#person.accountId, this.#send);
  }

  loseLine(isHeard: boolean): void {
    this.hasLine = false;
    this.#device.door.noteLine(isHeard ? 'network' : null);
  }

  /** The line comes and goes with each call, and nobody is told. */
  flap(...fates: Fate[]): void {
    this.#fates = fates;
    this.#calls = 0;
    this.hasLine = true;
    this.#device.door.noteLine(null);
  }

  async findLine(): Promise<void> {
    await this.#underWay;
    this.flap('told');
    await this.sendSaved();
  }

  async sendSaved(): Promise<void> {
    if (!this.hasLine) return;
    const { saved, numbers } = this.#device;
    await saved.sendSaved(this.#person.accountId, this.#send, async () => {});
    const told = await this.read('POST', '/api/tablet/numbers', {});
    if (told) await numbers.keepNumbers(told as never, saved.isAllSent);
  }

  waiting(): KeptCommand[] {
    return this.disk
      .all<KeptCommand>('commands')
      .toSorted(({ nth: one = 0 }, { nth: other = 0 }) => one - other);
  }

  newId = (): string => this.#device.clock.newCommandId();

  /** What the person at the tablet is shown: the answer, or why it was refused. */
  async perform<At extends CommandAddress>(
    at: At,
    given: Given<At>,
    how: StandIn<At> | Numbered<At>,
  ): Promise<Answer<At> | ErrorCode> {
    try {
      return await this.#device.door.carryOut(at, given, this.#send, how);
    } catch (error) {
      if ((error as AppError).code) return (error as AppError).code;
      throw error;
    }
  }

  /** Null without the line. */
  async read(method: string, path: string, body?: object): Promise<unknown> {
    if (!this.hasLine) return null;
    const headers = { cookie: this.#person.cookie };
    const answer = await this.#thali.call(method, path, { headers, ...(body ? { body } : {}) });
    return answer.status < 400 ? answer.body : null;
  }

  /** A page whose power was cut sends nothing more. */
  #sendFrom(device: Device): Send {
    const { AppError: Refusal } = device.errors;
    return async <At extends CommandAddress>(at: At, given: Given<At>): Promise<Answer<At>> => {
      if (device !== this.#device) throw new Error('The power was cut');
      if (!this.hasLine) throw new Refusal('UNAVAILABLE');
      const { headers = {}, body } = given as { headers?: Record<string, string>; body?: object };
      const fate = this.#fates[this.#calls++ % this.#fates.length];
      if (fate === 'unheard') throw new Refusal('UNAVAILABLE');
      const path = pathOf(at, ...([given] as unknown as GivenTo<At>));
      const call = this.#thali.call(methodOf(at), path, {
        headers: { ...headers, cookie: this.#person.cookie },
        ...(body === undefined ? {} : { body }),
      });
      this.#underWay = Promise.all([this.#underWay, call]);
      if (fate === 'untold') await call;
      if (fate !== 'told') throw new Refusal('UNAVAILABLE');
      const answer = await call;
      if (answer.status >= 400) throw new Refusal(answer.body.code, answer.body.details, answer.body.message);
      return answer.body;
    };
  }
}

type Device = Awaited<ReturnType<typeof loadDevice>>;

async function loadDevice() {
  const [door, saved, numbers, clock, errors] = await Promise.all([
    import('../../src/restaurant/without-the-line/office/door.ts'),
    import('../../src/restaurant/without-the-line/office/saved.ts'),
    import('../../src/restaurant/without-the-line/office/numbers.ts'),
    import('../../src/restaurant/without-the-line/office/clock.ts'),
    import('../../src/platform/errors/rules/errors.ts'),
  ]);
  return { door, saved, numbers, clock, errors };
}
