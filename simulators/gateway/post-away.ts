const PATIENCE_MS = 5_000;

/** To a merchant's server, which may not be there: that is told by what it then knows, and stops nothing here. */
export async function postAway(url: string, body: string, headers: Record<string, string>): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    await answer.body?.cancel();
  } catch {
    // As with a real gateway, nobody here can do anything about it.
  }
}
