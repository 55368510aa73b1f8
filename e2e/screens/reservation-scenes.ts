import { randomUUID } from 'node:crypto';
import { DEFAULT_RESERVATIONS } from '#guests/reservations/rules/reservation.ts';
import { FOUR, type Scene } from './scene.ts';
import { asOwner, readStore } from './staff.ts';
import { at, byPosition } from './steps.ts';
import type { Visitor } from './visitor.ts';

const SLUG = 'saffron-street';

async function post(visitor: Visitor, path: string, body: object): Promise<string> {
  const answer = await fetch(`${visitor.origin}/api/calendar/${SLUG}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { _id: string })._id;
}

/** A number of its own, because each has a few reservations at most. */
const guest = () => ({
  _id: randomUUID(),
  party: 2,
  name: 'Meera Nair',
  phone: `9${String(Math.random()).slice(2, 11).padEnd(9, '7')}`,
  countryCode: '+91',
  language: 'en',
});

/** Lets guests reserve and wait. */
async function open(visitor: Visitor): Promise<string> {
  const { storeId } = await readStore(visitor, SLUG);
  const settings = { ...DEFAULT_RESERVATIONS, isOn: true, isWaitingOn: true };
  await asOwner(visitor, 'PUT', `/api/calendar/${storeId}/settings`, settings);
  return storeId;
}

async function freeTime({ origin }: Visitor): Promise<string> {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const answer = await fetch(`${origin}/api/calendar/${SLUG}/book?day=${day}&party=2`);
  const { times } = (await answer.json()) as { times: { at: string; isFree: boolean }[] };
  return times.find(({ isFree }) => isFree)?.at ?? '';
}

export const reservationScenes: Scene[] = [
  {
    name: 'reserve',
    looks: FOUR,
    async arrange(visitor) {
      await open(visitor);
      await at(`/${SLUG}/book`)(visitor);
      await byPosition(visitor.page, 'form section[aria-busy=false]').waitFor();
    },
  },
  {
    name: 'reserved',
    looks: FOUR,
    async arrange(visitor) {
      await open(visitor);
      const startsAt = await freeTime(visitor);
      const id = await post(visitor, '/book', { ...guest(), startsAt, email: '', note: 'A quiet table' });
      await at(`/${SLUG}/book/${id}`)(visitor);
      await byPosition(visitor.page, 'dl').waitFor();
    },
  },
  {
    name: 'line',
    looks: FOUR,
    async arrange(visitor) {
      await open(visitor);
      await at(`/${SLUG}/line`)(visitor);
      await byPosition(visitor.page, 'main form, main header + p').waitFor();
    },
  },
  {
    name: 'called',
    looks: FOUR,
    async arrange(visitor) {
      const storeId = await open(visitor);
      const url = `/api/calendar/${storeId}`;
      const { _id } = await asOwner(visitor, 'POST', `${url}/waiting`, {
        name: 'Ravi',
        phone: '',
        countryCode: '+91',
        staffNote: '',
        party: 2,
      });
      await asOwner(visitor, 'POST', `${url}/reservations/${_id}/state`, { state: 'called' });
      await at(`/${SLUG}/book/${_id}`)(visitor);
      await byPosition(visitor.page, 'dl').waitFor();
    },
  },
];
