import {
  cacheFile,
  cachePage,
  cachePicture,
  findFile,
  findOtherWidth,
  findPage,
  findPicture,
  SHELL,
} from './caches.ts';
import { findOfficeFile, findOfficePage } from './office.ts';

/** How long a guest waits for the network before the copy is shown. */
const PATIENCE_MS = 3_000;
/** Whoever stands at a counter has less of it. */
const OFFICE_PATIENCE_MS = 1_000;
const SERVER_FAILED = 500;

/** The preloaded answer, or else a fetch. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

export async function answerPage(event: FetchEvent, slug: string): Promise<Response> {
  const network = fromNetwork(event);
  const first = network.then((answer) => ({ answer, copy: answer.clone() }));
  event.waitUntil(first.then(({ copy }) => cachePage(slug, copy)).catch(ignoreFailure));
  return (await inTime(network)) ?? (await findPage(slug)) ?? network;
}

/** Without the network, the copy of the store's page knows at least the table's name. */
export async function answerTable(
  event: FetchEvent,
  { slug, iden }: { slug: string; iden: string },
): Promise<Response> {
  const network = fromNetwork(event);
  const answer = await inTime(network);
  if (answer) return answer;
  return (await findPage(slug)) ? Response.redirect(`/${slug}?iden=${iden}`) : network;
}

export async function answerOffice(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  return (await inTime(network, OFFICE_PATIENCE_MS)) ?? (await findOfficePage()) ?? network;
}

export async function answerOfficeFile({ request }: FetchEvent): Promise<Response> {
  return (await findOfficeFile(request)) ?? fetch(request);
}

/** Null if the network fails or takes too long. */
async function inTime(network: Promise<Response>, patience = PATIENCE_MS): Promise<Response | null> {
  const answer = await Promise.race([network.catch(() => null), after(patience)]);
  return answer && answer.status < SERVER_FAILED ? answer : null;
}

/** Pages of orders are not cached. Offline, the empty page shows what this browser has stored. */
export async function answerShell(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  const answer = await network.catch(() => null);
  return answer ?? (await findPage(SHELL)) ?? network;
}

export async function answerFile(event: FetchEvent): Promise<Response> {
  const kept = await findFile(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cacheFile(event.request, answer.clone()).catch(ignoreFailure));
  return answer;
}

export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const kept = await findPicture(url);
  if (kept) return kept;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(cachePicture(url, answer.clone()).catch(ignoreFailure));
    return answer;
  } catch {
    return (await findOtherWidth(url)) ?? nothingToSee();
  }
}

/** Ignores that a copy could not be stored: the guest has the answer. */
export function ignoreFailure(): void {}

/** An empty picture, so that the browser shows no broken image. */
function nothingToSee(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
