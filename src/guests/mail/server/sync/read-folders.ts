import type { MailboxObject } from 'imapflow';
import type { Ctx } from '#platform/context/server/context.ts';
import { FOLDERS, type Folder, KEPT_MS, MOST_AT_FIRST } from '../../rules/mailbox.ts';
import type { FolderState } from '../../tables.ts';
import { updateMailbox } from '../queries.ts';
import { copyLetters } from './copy-letters.ts';
import { deleteLost, selectPlaced, updateAllLost, updateFlags, updateLost } from './queries.ts';
import { type Flags, flagsOf, inFolder, inRound, type Round, searchUids } from './round.ts';

/** Letters that one round copies. A large mailbox is read in several, and answers in between. */
const MOST_NEW = 200;

interface Examined {
  folder: Folder;
  state: FolderState;
  /** Whether it was never read to the end, so that its letters are no news. */
  isFirst: boolean;
  /** Letters that are not here yet, the latest first. */
  missing: number[];
}

/**
 * Copies what is new in the mailbox, and takes over what other programs did. All folders are looked at before a letter
 * is copied, so that one that was moved is known as the same. Answers whether everything has been read.
 */
export async function readFolders(ctx: Ctx, round: Round, isStopping: () => boolean): Promise<boolean> {
  const examined: Examined[] = [];
  for (const folder of FOLDERS.filter((one) => round.paths[one] !== '')) {
    const found = await inFolder(round, folder, () => examine(ctx, round, folder));
    if (found) examined.push(found);
  }
  let room = MOST_NEW;
  for (const one of examined) {
    const uids = isStopping() ? [] : one.missing.slice(0, room);
    room -= uids.length;
    if (uids.length > 0)
      await inFolder(round, one.folder, () => copyLetters(ctx, round, { ...one, uids }, isStopping));
  }
  const all = examined.reduce((sum, { missing }) => sum + missing.length, 0);
  return keepStates(ctx, round, examined, all <= MOST_NEW && !isStopping());
}

async function keepStates(
  ctx: Ctx,
  { mailbox, held }: Round,
  examined: readonly Examined[],
  isComplete: boolean,
): Promise<boolean> {
  const states = examined.map(({ folder, state }) => [folder, isComplete ? state : { ...state, mark: '' }]);
  await inRound(ctx, held, async ({ db }) => {
    await updateMailbox(db, mailbox, { folders: { ...mailbox.folders, ...Object.fromEntries(states) } });
    if (isComplete) await deleteLost(db, held.storeId);
  });
  return isComplete;
}

/** Differs once something has come into the folder or changed there. */
export const markOf = ({ uidNext, exists, highestModseq }: MailboxObject) =>
  `${uidNext} ${exists} ${highestModseq ?? ''}`;

/** Takes over flags and losses of the open folder. Null if it is as it was. */
async function examine(ctx: Ctx, round: Round, folder: Folder): Promise<Examined | null> {
  const { imap, mailbox, paths, held } = round;
  const box = imap.mailbox as MailboxObject;
  const known = mailbox.folders[folder];
  const uidValidity = String(box.uidValidity);
  const isSame = known?.uidValidity === uidValidity && known.path === paths[folder];
  const mark = markOf(box);
  if (isSame && known.mark === mark && box.highestModseq) return null;

  const since = new Date(ctx.now - KEPT_MS[folder]);
  const recent = box.exists > 0 ? await searchUids(imap, { since }) : [];
  const firstUid = isSame ? known.firstUid : (recent.at(-MOST_AT_FIRST) ?? 1);
  const flags = await readFlags(
    round,
    recent.filter((uid) => uid >= firstUid),
  );
  const missing = await inRound(ctx, held, async ({ db }) => {
    if (known && !isSame) await updateAllLost(db, held.storeId, folder);
    const placed = isSame ? await selectPlaced(db, held.storeId, folder) : [];
    await updateLost(
      db,
      held.storeId,
      placed.flatMap(({ id, uid }) => (flags.has(uid) ? [] : [id])),
    );
    for (const name of ['isRead', 'isStarred'] as const)
      for (const value of [true, false]) {
        const differ = placed.filter((one) => one[name] !== value && flags.get(one.uid)?.[name] === value);
        await updateFlags(
          db,
          held.storeId,
          differ.map(({ id }) => id),
          { [name]: value },
        );
      }
    const here = new Set(placed.map(({ uid }) => uid));
    return [...flags.keys()].filter((uid) => !here.has(uid)).toReversed();
  });
  const state = { path: paths[folder], uidValidity, firstUid, mark };
  return { folder, state, isFirst: !known || known.mark === '', missing };
}

async function readFlags({ imap }: Round, uids: number[]): Promise<Map<number, Flags>> {
  const found = new Map<number, Flags>();
  const [first] = uids;
  if (first === undefined) return found;
  const wanted = new Set(uids);
  for await (const { uid, flags } of imap.fetch(`${first}:*`, { uid: true, flags: true }, { uid: true }))
    if (wanted.has(uid)) found.set(uid, flagsOf(flags));
  return found;
}
