/**
 * Gives each open sheet an entry in the history, so that Back closes it. Entries whose sheet is gone (closed by hand, or
 * left behind by a reload or a link) are skipped. Other steps of a page may have an entry as well.
 */
const MARK = 'sheets';

const openSheets: { close: () => void }[] = [];
let isListening = false;
let isTravelling = false;
let onArrival: () => void = () => {};

/** Adds an entry for a sheet. Returns the function that removes it. */
export function enterHistory(close: () => void): () => void {
  listen();
  const sheet = { close };
  openSheets.push(sheet);
  settle();
  return () => {
    const at = openSheets.indexOf(sheet);
    if (at >= 0) openSheets.splice(at, 1);
    settle();
  };
}

/** Goes back to the page's own entry, so that navigation leaves no entry of a sheet behind. */
export function leaveSteps(): Promise<void> {
  listen();
  openSheets.length = 0;
  const depth = depthOfEntry();
  if (depth === 0 && !isTravelling) return Promise.resolve();
  const arrival = new Promise<void>((resolve) => {
    onArrival = resolve;
  });
  if (!isTravelling) history.go(-depth);
  isTravelling = true;
  return arrival;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => {
    // Our own travel must not close a sheet that was opened meanwhile.
    const isOurs = isTravelling;
    isTravelling = false;
    onArrival();
    // Closes the sheets from the top down.
    if (!isOurs) for (const sheet of openSheets.splice(depthOfEntry()).toReversed()) sheet.close();
    settle();
  });
}

let isSettling = false;

/** Waits for the end of the task: navigation that closes a sheet has then replaced the entry itself. */
function settle(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    if (isTravelling) return;
    const depth = depthOfEntry();
    for (let next = depth + 1; next <= openSheets.length; next += 1) {
      history.pushState({ ...history.state, [MARK]: next }, '');
    }
    if (depth > openSheets.length) {
      isTravelling = true;
      history.go(openSheets.length - depth);
    }
  });
}

function depthOfEntry(): number {
  const depth = (history.state as Record<string, unknown> | null)?.[MARK];
  return typeof depth === 'number' ? depth : 0;
}
