const PATIENCE_MS = 9_000;

export interface Stop {
  /** During the start: a signal, also an earlier one, ends the program at once. */
  leaveWhenAsked(): void;
  /** While serving: waits for a signal (null) or the end of the embedded database (the reason). */
  once(embedded: { lost: Promise<string> } | null): Promise<string | null>;
}

/** Listens for signals from the first moment, but does nothing at first, while the database server is being made. */
export function listenForStop(): Stop {
  let isAsked = false;
  let onAsked = () => {};
  const ask = () => {
    // Under npm, Ctrl-C arrives twice: from the terminal's group, and passed on by npm.
    if (isAsked) return;
    isAsked = true;
    leaveLater();
    onAsked();
  };
  const whenAsked = (then: () => void) => {
    onAsked = then;
    if (isAsked) then();
  };
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);

  return {
    leaveWhenAsked: () => whenAsked(() => process.exit(0)),
    once: (embedded) =>
      new Promise((resolve, reject) => {
        whenAsked(() => resolve(null));
        embedded?.lost.then((reason) => {
          leaveLater();
          resolve(reason);
        }, reject);
      }),
  };
}

/** Ends the process within ten seconds, whatever hangs. */
function leaveLater(): void {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
}
