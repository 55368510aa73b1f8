/**
 * Each open sheet has an entry of its own in the session's history, so that Back closes it. An entry whose sheet is
 * gone (closed by hand, left behind by a reload or a link) is stepped over. Steps of a page may have one as well.
 */
const MARK = 'sheets';

const openSheets: { close: () => void }[] = [];
let isListening = false;
let isTravelling = false;
let onArrival: () => void = () => {};

/** Called when a sheet opens; answers with what to call when it is gone. */
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

/** Back to the page's own entry, before another page takes its place: none of its steps is left in the history. */
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
    // Our own step back is nobody's wish to close what has been opened meanwhile.
    const isOurs = isTravelling;
    isTravelling = false;
    onArrival();
    // From the top down; each one tells its owner, who takes it away.
    if (!isOurs) for (const sheet of openSheets.splice(depthOfEntry()).toReversed()) sheet.close();
    settle();
  });
}

let isSettling = false;

/** After the present turn: a page that moves on while its sheet closes has then replaced the entry itself. */
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
