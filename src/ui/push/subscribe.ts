/** What a push service needs to reach this browser. */
export interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** On iPhones only for pages that were put on the home screen; never without https. */
export function canSubscribe(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

export function isForbidden(): boolean {
  return Notification.permission === 'denied';
}

/** Asks whoever sits there, in answer to a tap. Null when they would rather not. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const found = await pushManager.subscribe(wanted).catch(async () => {
    // One for another key, from before the server had this one, stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  return describe(found);
}

/** What it has subscribed to before, if that still stands. */
export async function findSubscription(): Promise<Subscribed | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const found = await registration?.pushManager.getSubscription();
  return found ? describe(found) : null;
}

function describe(found: PushSubscription): Subscribed | null {
  const { endpoint, keys } = found.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : null;
}
