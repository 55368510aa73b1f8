const RETRY_MS = 5_000;

/** Calls until it is left: the browser's `online` does not mean that the server can be reached. */
export function whenBack(again: () => void): () => void {
  const tryAgain = () => {
    if (navigator.onLine) again();
  };
  const timer = setInterval(tryAgain, RETRY_MS);
  window.addEventListener('online', tryAgain);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', tryAgain);
  };
}
