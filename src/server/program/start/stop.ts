const PATIENCE_MS = 9_000;

export interface Stop {
  /** While it starts: at a signal the program leaves at once, an earlier signal included. */
  leaveWhenAsked(): void;
  /** Once it serves: waits for a signal (null) or the end of the embedded database (the reason). */
  once(embedded: { lost: Promise<string> } | null): Promise<string | null>;
}

/** Hears signals from the first moment on. Nothing is done at first: the database server is just being made. */
export function listenForStop(): Stop {
  let isAsked = false;
  let onAsked = () => {};
  const ask = () => {
    // A terminal's Ctrl-C comes twice under npm: to the whole group, and passed on once more.
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
      new Promise((resolve) => {
        whenAsked(() => resolve(null));
        void embedded?.lost.then((reason) => {
          leaveLater();
          resolve(reason);
        });
      }),
  };
}

/** Whatever hangs, the process is gone within ten seconds. */
function leaveLater(): void {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
}
