const PATIENCE_MS = 5_000;

/** Posts to a merchant's server. If that is down, the request is lost and nothing here fails. */
export async function postAway(url: string, body: string, headers: Record<string, string>): Promise<void> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
    await answer.body?.cancel();
  } catch {
    // Real gateways ignore this as well.
  }
}
