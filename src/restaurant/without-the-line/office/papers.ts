import { useSyncExternalStore } from 'react';
import { printedAs } from '#kitchen/printing/rules/printed-here.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { openDeviceDatabase } from './database.ts';
import type { OwnPaper } from './own-paper.ts';

let papers: readonly OwnPaper[] = [];
const listeners = new Set<() => void>();
/** The tab that prints for a printer may be another one. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('thali-papers');
if (tabs) tabs.onmessage = () => void readPapers();

export function onPapers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept of them, in the order in which they were made. */
export const usePapers = () => useSyncExternalStore(onPapers, () => papers);

export const papersNow = () => papers;

export async function readPapers(): Promise<void> {
  try {
    const all = await (await openDeviceDatabase()).getAll('papers');
    papers = all.toSorted((one, other) => one.madeAt - other.madeAt);
    for (const listener of listeners) listener();
  } catch {
    // A browser that can keep nothing has none.
  }
}

/** Keeps papers before they are printed. Those of yesterday are forgotten. */
export async function addPapers(added: readonly OwnPaper[]): Promise<void> {
  const old = papers.filter(({ madeAt }) => madeAt < Date.now() - DAY).map(({ id }) => id);
  await write([...papers.filter(({ id }) => !old.includes(id)), ...added], added, old);
}

/** Changes one of them, unless it was dropped meanwhile. */
export async function changePaper(id: string, change: Partial<OwnPaper>): Promise<void> {
  const changed = papers.flatMap((paper) => (paper.id === id ? [{ ...paper, ...change }] : []));
  await write(
    papers.map((paper) => changed.find((one) => one.id === paper.id) ?? paper),
    changed,
  );
}

async function dropPapers(dropped: readonly OwnPaper[]): Promise<void> {
  const ids = dropped.map(({ id }) => id);
  await write(
    papers.filter(({ id }) => !ids.includes(id)),
    [],
    ids,
  );
}

/**
 * Prints them, or prints them again. What may be on paper already says that it is a copy. One that has begun to come out
 * since the person saw it is left alone.
 */
export async function printAgain(wanted: readonly OwnPaper[]): Promise<void> {
  for (const { id, state, hasFailed, isCopy } of wanted) {
    const now = papers.find((paper) => paper.id === id);
    if (now?.state !== state || now.hasFailed !== hasFailed) continue;
    await changePaper(id, { state: 'waiting', hasFailed: false, isCopy: isCopy || state !== 'waiting' });
  }
}

/** Nobody wants them any more: neither this device nor the server prints them. */
export async function discardPapers(unwanted: readonly OwnPaper[]): Promise<void> {
  for (const { id, state } of unwanted) {
    const now = papers.find((paper) => paper.id === id);
    if (now?.state === state) await changePaper(id, { state: 'done', hasFailed: false });
  }
}

const mayBeOnPaper = ({ state, isCopy }: OwnPaper) => state !== 'waiting' || isCopy;

const ofCommand = (commandId: string) => papers.filter((paper) => paper.commandId === commandId);

/** What the server is told about a command: all that is, or may be, on paper. */
export const printedOf = (commandId: string): string[] =>
  ofCommand(commandId).flatMap((paper) =>
    paper.what !== 'slip' && mayBeOnPaper(paper) ? [printedAs(paper.what, paper.printerId)] : [],
  );

/** The server has the command, and prints what has not begun to come out. What may be on paper stays with this tablet. */
export async function leaveToServer(commandId: string): Promise<void> {
  const isOpen = (paper: OwnPaper) => mayBeOnPaper(paper) && paper.state !== 'done';
  const all = ofCommand(commandId);
  for (const { id } of all.filter(isOpen)) await changePaper(id, { commandId: '' });
  const over = all.filter((paper) => !isOpen(paper));
  if (over.length > 0) await dropPapers(over);
}

/** Shown at once, and written where the browser keeps anything. */
async function write(
  now: readonly OwnPaper[],
  put: readonly OwnPaper[],
  deleted: readonly string[] = [],
): Promise<void> {
  papers = now;
  for (const listener of listeners) listener();
  try {
    const writing = (await openDeviceDatabase()).transaction('papers', 'readwrite');
    const changes = [
      ...put.map((paper) => writing.store.put(paper)),
      ...deleted.map((id) => writing.store.delete(id)),
    ];
    await Promise.all([...changes, writing.done]);
  } catch {
    // It is printed all the same.
  }
  tabs?.postMessage('changed');
}
