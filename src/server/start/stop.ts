const PATIENCE_MS = 9_000;

/** Waits for a signal (null) or the end of the embedded database (what happened). */
export function onceStopped(embedded: { died: Promise<void> } | null): Promise<string | null> {
  return new Promise((resolve) => {
    // A terminal's Ctrl-C comes twice under npm: to the whole group, and passed on once more.
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      // Whatever hangs, the process is gone within ten seconds of the signal.
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      resolve(null);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    void embedded?.died.then(() => resolve('The embedded database has stopped unexpectedly.'));
  });
}
