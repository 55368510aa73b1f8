import type { Ctx, StaffActor } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import type { DemoPictures } from './demo-pictures.ts';
import { DEMO_STORES } from './demo-stores.ts';
import { makeEvening } from './past/make-evening.ts';
import { MadeElsewhere, makePast } from './past/make-past.ts';
import {
  deleteTold,
  insertTold,
  lockMadeUntil,
  readOwner,
  readUnfinished,
  type UnfinishedStore,
  updateMadeUntil,
} from './queries.ts';

interface Work {
  pictures: DemoPictures;
  say: (message: string) => void;
  signal: AbortSignal;
}

const SAID_EACH = 15;
/** What the demo owner reads until everything is there. */
const UNFINISHED = {
  text: 'The last sixty days of the demo are still being written. Reports and lists are whole in a minute or two: open them again then.',
  textInHindi: 'डेमो के पिछले साठ दिन अभी लिखे जा रहे हैं। रिपोर्ट और सूचियाँ एक-दो मिनट में पूरी होंगी: तब उन्हें फिर से खोलें।',
};

/** Makes what the stores of the demo still lack, while people use them. The next call goes on where one was ended. */
export async function finishDemo(ctx: Ctx, work: Work): Promise<void> {
  const unfinished = await readUnfinished(ctx.db);
  if (unfinished.length === 0) return;
  await insertTold(ctx.db, { ...UNFINISHED, createdAt: new Date(ctx.now), until: new Date(ctx.now + DAY) });
  const parts = await Promise.allSettled([drawAll(ctx, work), makePasts(ctx, unfinished, work)]);
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  const failure = failures.find((reason) => !(reason instanceof MadeElsewhere));
  if (failure) throw failure;
  if (failures.length > 0 || work.signal.aborted) return;
  for (const { storeId } of unfinished) await updateMadeUntil(ctx.db, storeId, null);
  await deleteTold(ctx.db);
  work.pictures.end();
  work.say('The demo is whole: every picture, and sixty days of orders.');
}

/** Guests who look at one before its turn have it drawn then. */
async function drawAll({ services }: Ctx, { pictures, signal }: Work): Promise<void> {
  for (const id of pictures.begin(DEMO_STORES)) {
    if (signal.aborted) return;
    await services.images.master(id);
  }
}

async function makePasts(ctx: Ctx, unfinished: readonly UnfinishedStore[], work: Work): Promise<void> {
  for (const store of unfinished) {
    const account = await readOwner(ctx.db, store.storeId);
    if (!account) continue;
    await makePastOf(ctx, store, { kind: 'staff', ...account, role: 'OWNER', isVerified: true }, work);
  }
}

async function makePastOf(
  ctx: Ctx,
  { storeId, slug, createdAt, madeUntil }: UnfinishedStore,
  owner: StaffActor,
  { say, signal }: Work,
): Promise<void> {
  const demo = DEMO_STORES.find((store) => store.slug === slug);
  const began = createdAt.getTime();
  if (!demo || madeUntil === null || madeUntil.getTime() >= began) return;
  const then = { ...ctx, now: began };
  await makePast(then, demo, {
    storeId,
    owner,
    signal,
    from: madeUntil.getTime(),
    claim: ({ db }, from) => lockMadeUntil(db, storeId, new Date(from)),
    async afterDay(tx, { until, number, of, isLeftOut }) {
      if (until >= began && !isLeftOut) await makeEvening({ ...tx, now: began }, demo, { storeId, owner });
      await updateMadeUntil(tx.db, storeId, new Date(until));
      if (number % SAID_EACH === 0 || number === of)
        say(`${demo.name}: ${number} of ${of} days are written.`);
    },
  });
}
