const PATIENCE_MS = 9_000;

export interface Stop {
  /** During the start: a signal, also an earlier one, ends the program at once. */
  leaveWhenAsked(): void;
  /** While serving: waits for a signal (null), or for the reason of an end that nobody asked for. */
  once(embedded: { lost: Promise<string> } | null): Promise<string | null>;
  /** While serving: ends what is waited for with a reason. */
  because(reason: string): void;
}

/** Listens for signals from the first moment, but does nothing at first, while the database server is being made. */
export function listenForStop(): Stop {
  let isAsked = false;
  let onAsked = () => {};
  let onFailed = (_reason: string) => {};
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
  // Whoever started the program, and would start it again, is gone.
  process.on('disconnect', ask);

  return {
    leaveWhenAsked: () => whenAsked(() => process.exit(0)),
    once: (embedded) =>
      new Promise((resolve, reject) => {
        whenAsked(() => resolve(null));
        onFailed = (reason) => {
          leaveLater();
          resolve(reason);
        };
        embedded?.lost.then(onFailed, reject);
      }),
    because: (reason) => onFailed(reason),
  };
}

/** Ends the process within ten seconds, whatever hangs. */
function leaveLater(): void {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
}
