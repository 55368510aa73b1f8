import type { ImapFlow } from 'imapflow';
import type { Ctx } from '#platform/context/server/context.ts';
import type { Folder } from '../../rules/mailbox.ts';
import { type Changed, deleteLetter, selectChanged, updateBrought } from './queries.ts';
import { findUid, inFolder, inRound, type Round } from './round.ts';

const AT_ONCE = 200;

/**
 * Brings the mailbox to what is shown, letter by letter. A process that dies in between leaves a letter that is looked
 * for where it was and where it goes, and that is brought to the same state again.
 */
export async function bringChanges(ctx: Ctx, round: Round): Promise<void> {
  for (const letter of await selectChanged(ctx.db, round.held.storeId, AT_ONCE)) {
    const at = await bring(round, letter);
    await inRound(ctx, round.held, ({ db }) =>
      letter.isGone ? deleteLetter(db, letter) : updateBrought(db, letter, at),
    );
  }
}

interface At {
  place: Folder;
  /** Null: it will be found by its Message-ID, or is gone. */
  uid: number | null;
  /** Where it is shown again because the mailbox does not move it. */
  folder?: Folder;
}

async function bring(round: Round, letter: Changed): Promise<At> {
  const { imap, paths } = round;
  const { folder, isGone } = letter;
  const at = await locate(round, letter);
  const { uid } = at;
  if (uid === null) return at;
  return inFolder(round, at.place, async () => {
    const one = [String(uid), { uid: true }] as const;
    if (isGone) {
      await imap.messageDelete(...one);
      return at;
    }
    await setFlags(imap, uid, letter);
    if (at.place === folder) return at;
    const moved = paths[folder] !== '' && (await imap.messageMove(one[0], paths[folder], one[1]));
    if (!moved) return { ...at, folder: at.place };
    return { place: folder, uid: moved.uidMap?.get(uid) ?? null };
  });
}

/** Where it was last, or found by its id there or where it was being moved to. */
async function locate(round: Round, { place, folder, uid, messageId }: Changed): Promise<At> {
  const { imap, paths } = round;
  for (const candidate of new Set([place, folder])) {
    if (paths[candidate] === '') continue;
    const found = await inFolder(round, candidate, async () => {
      const isThere =
        candidate === place && uid !== null && (await imap.fetchOne(String(uid), {}, { uid: true }));
      return isThere ? uid : findUid(imap, messageId);
    });
    if (found !== null) return { place: candidate, uid: found };
  }
  return { place: folder, uid: null };
}

async function setFlags(imap: ImapFlow, uid: number, { isRead, isStarred }: Changed): Promise<void> {
  const flags: [string, boolean][] = [
    ['\\Seen', isRead],
    ['\\Flagged', isStarred],
  ];
  for (const [flag, isSet] of flags) {
    const range = [String(uid), [flag], { uid: true }] as const;
    if (isSet) await imap.messageFlagsAdd(range[0], [...range[1]], range[2]);
    else await imap.messageFlagsRemove(range[0], [...range[1]], range[2]);
  }
}
