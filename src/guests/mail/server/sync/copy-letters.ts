import type { FetchMessageObject } from 'imapflow';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Db } from '#platform/db/server/client.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { notify } from '#restaurant/notifications/server/notify.ts';
import { type Folder, judgesOf } from '../../rules/mailbox.ts';
import { ANSWERED_WITHIN_MS, answeredSubject, threadBySubject, threadOf } from '../../rules/threads.ts';
import { type ParsedLetter, parseLetter, READ_BYTES } from './parse-letter.ts';
import { insertLetter, selectLost, selectOfSubject, selectThreads, updatePlaced } from './queries.ts';
import { flagsOf, inRound, type Round } from './round.ts';

const AT_ONCE = 10;

interface Wanted {
  folder: Folder;
  isFirst: boolean;
  uids: number[];
}

interface Read {
  uid: number;
  flags: ReturnType<typeof flagsOf>;
  letter: ParsedLetter;
}

/** Copies letters of the open folder, some at once, each of these groups in one transaction. */
export async function copyLetters(
  ctx: Ctx,
  round: Round,
  { folder, isFirst, uids }: Wanted,
  isStopping: () => boolean,
): Promise<void> {
  for (let at = 0; at < uids.length && !isStopping(); at += AT_ONCE) {
    const read: Read[] = [];
    for (const raw of await fetchRaw(round, uids.slice(at, at + AT_ONCE)))
      read.push({
        uid: raw.uid,
        flags: flagsOf(raw.flags),
        letter: await parseLetter(rawLetter(raw, ctx.now), judgesOf(round.login.imap.host)),
      });
    await inRound(ctx, round.held, async (tx) => {
      const arrived: string[] = [];
      for (const one of read) {
        const id = await keep(tx, round, folder, one);
        const isNews = tx.now - one.letter.receivedAt.getTime() < DAY;
        if (id !== null && folder === 'inbox' && !isFirst && isNews && !one.flags.isRead) arrived.push(id);
      }
      const facts = { news: 'arrived', count: arrived.length } as const;
      const notices = arrived.slice(0, 1).map((key) => ({ kind: 'mail' as const, key, facts, at: tx.now }));
      await notify(tx, round.held.storeId, notices);
    });
  }
}

/** The whole answer before anything else is asked, because a connection answers in order. */
async function fetchRaw({ imap }: Round, uids: number[]): Promise<FetchMessageObject[]> {
  const source = { start: 0, maxLength: READ_BYTES };
  const wanted = { uid: true, flags: true, size: true, internalDate: true, bodyStructure: true, source };
  return imap.fetchAll(uids, wanted, { uid: true });
}

function rawLetter({ source, size = 0, internalDate, bodyStructure }: FetchMessageObject, now: number) {
  const received = new Date(internalDate ?? now);
  return {
    source: source ?? Buffer.alloc(0),
    size,
    receivedAt: received.getTime() > 0 && received.getTime() < now ? received : new Date(now),
    structure: bodyStructure,
  };
}

/** Answers the id of a letter that was not known. One that was moved keeps its labels. */
async function keep({ db, now }: Ctx, { held }: Round, folder: Folder, read: Read): Promise<string | null> {
  const { storeId } = held;
  const { uid, flags, letter } = read;
  const lost = await selectLost(db, storeId, letter.messageId, folder);
  if (lost) {
    const shown = lost.changes === 0 ? { folder, ...flags } : {};
    await updatePlaced(db, { storeId, id: lost.id }, { uid, place: folder, ...shown });
    return null;
  }
  const thread = await findThread(db, storeId, letter);
  const row = { ...letter, ...flags, storeId, id: uuidV7(now), folder, place: folder, uid, thread };
  return (await insertLetter(db, row)) ? row.id : null;
}

async function findThread(db: Db, storeId: string, letter: ParsedLetter): Promise<string> {
  const { messageId, references, receivedAt } = letter;
  const bare = answeredSubject(letter);
  if (bare === null) return threadOf(messageId, references, await selectThreads(db, storeId, references));
  const since = new Date(receivedAt.getTime() - ANSWERED_WITHIN_MS);
  const known = await selectOfSubject(db, storeId, bare, { since, until: receivedAt });
  return threadBySubject(bare, letter, known) ?? messageId;
}
