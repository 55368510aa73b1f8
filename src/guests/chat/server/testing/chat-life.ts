import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA } from '#testing/server/test-stores.ts';
import { KEPT_DAYS, keptSince } from '../../rules/chat.ts';
import { forgetChats, sweepChats } from '../forget-chats.ts';
import { chatScene } from './chat-scene.ts';

interface Message {
  _id: string;
  seq: number;
  text: string;
  createdAt: string;
}

export type Side = 'guest' | 'staff';
const SIDES: Side[] = ['guest', 'staff'];
const BOTH = { guest: 0, staff: 0 };

/** One conversation, and what follows from the answers alone. */
export interface Talk {
  id: string;
  slug: string;
  /** What was acknowledged, by id, and all that was sent. */
  taken: Map<string, Message>;
  texts: Map<string, string>;
  /** What each page shows. */
  shown: Record<Side, Message[]>;
  /** How far each has read, at least and at most. */
  least: Record<Side, number>;
  most: Record<Side, number>;
  /** Null while it is being changed. */
  isBlocked: boolean | null;
  isErased: boolean;
}

export type ChatLife = Awaited<ReturnType<typeof useChatLife>>;

/** Guests and staff in conversations of a store that two processes serve. */
export async function useChatLife() {
  const thali = await useTestApp();
  const { db, reserve } = thali.services;
  const apps = [thali, await useTestApp({ db, reserve, clock: () => thali.clock.now })] as const;
  const scene = chatScene(thali);
  const store = await scene.chatStore();
  await scene.save(store, { keptDays: KEPT_DAYS[0] });
  const { storeId, token } = store;
  const system = () => createContext(thali.services, { kind: 'system' });
  let talks: Talk[] = [];
  let sweptBefore = 0;

  const urlOf = ({ slug, id }: Talk, side: Side) =>
    side === 'guest' ? `/api/chat/${store.slug}/guest/${slug}` : scene.url(store, id);
  const tokenOf = (side: Side) => (side === 'staff' ? { token } : {});
  const post = (at: 0 | 1, talk: Talk, side: Side, what: string, body: object) =>
    apps[at].call('POST', `${urlOf(talk, side)}/${what}`, { ...tokenOf(side), body });
  const read = async (at: 0 | 1, talk: Talk, side: Side, after: number) =>
    (await apps[at].call('GET', `${urlOf(talk, side)}?after=${after}`, tokenOf(side))).body;
  const seqsOf = (messages: Message[]) => messages.map(({ seq }) => seq);

  /** Everything that one side can read. */
  async function expectRight(talk: Talk, unreadOfStaff: number): Promise<void> {
    const [guest, staff] = await Promise.all([read(0, talk, 'guest', 0), read(1, talk, 'staff', 0)]);
    const all: Message[] = staff.messages;
    expect(guest.messages.map(({ _id, seq, text }: Message) => [_id, seq, text])).toEqual(
      all.map(({ _id, seq, text }) => [_id, seq, text]),
    );
    const first = all[0]?.seq ?? 1;
    expect(seqsOf(all)).toEqual(all.map((_, index) => first + index));
    expect([guest.last, staff.last]).toEqual([staff.last, all.at(-1)?.seq ?? staff.last]);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    for (const { _id, text } of all) expect(text).toBe(talk.texts.get(_id));
    expectKept(talk, all);
    const unread = { guest: guest.unreadCount, staff: unreadOfStaff };
    expect([guest.seen, staff.seen]).toEqual([guest.last - unread.staff, guest.last - unread.guest]);
    // Whoever opens the page anew sees nothing of what was erased.
    if (talk.isErased) talk.shown = { guest: [], staff: [] };
    const isAnew = talk.isErased || all.length === 0;
    if (isAnew) Object.assign(talk, { least: { ...BOTH }, most: { ...BOTH } });
    for (const side of SIDES) {
      const seen = guest.last - unread[side];
      expect(seen).toBeGreaterThanOrEqual(talk.least[side]);
      if (!isAnew) expect(seen).toBeLessThanOrEqual(talk.most[side]);
      talk.least[side] = seen;
      talk.most[side] = Math.max(seen, talk.most[side]);
      await expectShown(talk, side, all);
    }
    talk.isErased = false;
    talk.isBlocked = guest.isBlocked;
  }

  /** A page that reads on shows everything once, in its order. */
  async function expectShown(talk: Talk, side: Side, all: Message[]): Promise<void> {
    await readOn(side === 'guest' ? 1 : 0, talk, side);
    const names = all.map(({ _id, seq }) => `${seq} ${_id}`);
    const shown = talk.shown[side].map(({ _id, seq }) => `${seq} ${_id}`);
    expect(shown.filter((name) => names.includes(name))).toEqual(names);
  }

  /** What was acknowledged is there, unless it was erased meanwhile or is too old. */
  function expectKept(talk: Talk, all: Message[]): void {
    const there = new Map(all.map((message) => [message._id, message]));
    for (const [id, { seq, createdAt }] of talk.taken) {
      if (Date.parse(createdAt) < sweptBefore) expect(there.has(id)).toBe(false);
      else if (!talk.isErased) expect(there.get(id)?.seq).toBe(seq);
    }
    talk.taken = there;
  }

  async function readOn(at: 0 | 1, talk: Talk, side: Side): Promise<void> {
    const after = talk.shown[side].at(-1)?.seq ?? 0;
    const { messages, last } = await read(at, talk, side, after);
    const lastShown = talk.shown[side].at(-1)?.seq ?? 0;
    talk.shown[side].push(...messages.filter(({ seq }: Message) => seq > lastShown));
    if (last >= after) return;
    talk.shown[side] = [];
    await readOn(at, talk, side);
  }

  async function erase(talk: Talk): Promise<void> {
    Object.assign(talk, { isErased: true, isBlocked: null });
    await withTransaction({ ...system(), storeId }, (tx) => forgetChats(tx, storeId, { ids: [talk.id] }));
  }

  return {
    talk: (which: number) => talks[which % talks.length] as Talk,
    async begin(count: number) {
      for (const talk of talks) await erase(talk);
      talks = [];
      // Sessions end.
      thali.clock.now = NOON;
      sweptBefore = 0;
      for (let number = 0; number < count; number++) {
        const { _id: id, slug } = await placeTestOrder(thali, store, TEA);
        const known = { shown: { guest: [], staff: [] }, least: { ...BOTH }, most: { ...BOTH } };
        talks.push({
          id,
          slug,
          taken: new Map(),
          texts: new Map(),
          ...known,
          isBlocked: false,
          isErased: false,
        });
      }
    },
    /** A new message, or one that was sent before. */
    async write(at: 0 | 1, talk: Talk, side: Side, which: number | null) {
      const own = [...talk.texts.keys()].filter((id) => id.startsWith(side === 'guest' ? 'a' : 'b'));
      const fresh = (side === 'guest' ? 'a' : 'b') + randomUUID().slice(1);
      const _id = (which === null ? undefined : own[which % own.length]) ?? fresh;
      const text = talk.texts.get(_id) ?? `Text ${talk.texts.size}`;
      talk.texts.set(_id, text);
      const wasBlocked = talk.isBlocked;
      const { status, body } = await post(at, talk, side, 'messages', { _id, text });
      if (status !== 200) {
        expect([status, side]).toEqual([403, 'guest']);
        expect([wasBlocked, talk.isBlocked]).not.toEqual([false, false]);
      } else {
        talk.taken.set(_id, body);
        talk.most[side] = Math.max(talk.most[side], body.seq);
      }
    },
    readOn,
    async see(at: 0 | 1, talk: Talk, side: Side) {
      const wasBlocked = talk.isBlocked;
      const seq = talk.shown[side].at(-1)?.seq ?? 0;
      talk.most[side] = Math.max(talk.most[side], seq);
      const { status } = await post(at, talk, side, 'seen', { seq });
      expect(status).toBe(204);
      // A blocked guest reaches nobody.
      const isHeard = side === 'staff' || (wasBlocked === false && talk.isBlocked === false);
      if (!talk.isErased && isHeard) talk.least[side] = Math.max(talk.least[side], seq);
    },
    async block(at: 0 | 1, talk: Talk, isBlocked: boolean) {
      talk.isBlocked = null;
      await apps[at].call('PUT', `${scene.url(store, talk.id)}/blocked`, { token, body: { isBlocked } });
    },
    async age(ms: number) {
      thali.clock.advance(ms);
      sweptBefore = keptSince(KEPT_DAYS[0], thali.clock.now);
      await sweepChats(system(), [storeId]);
    },
    erase,
    async expectRight() {
      const listed = await scene.list(store);
      for (const talk of talks) {
        const row = listed.find(({ _id }: { _id: string }) => _id === talk.id);
        await expectRight(talk, row?.unreadCount ?? 0);
      }
    },
  };
}
