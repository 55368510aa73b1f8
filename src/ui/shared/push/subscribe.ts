/** The data that a push service needs to reach this browser. */
export interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Needs https, and on iPhones a page on the home screen. The frame of another website may not ask. */
export function canSubscribe(): boolean {
  return (
    window.parent === window &&
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in window
  );
}

export function isForbidden(): boolean {
  return Notification.permission === 'denied';
}

/** Asks for permission and subscribes; null if the person refuses. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const found = await pushManager.subscribe(wanted).catch(async () => {
    // A subscription for an earlier key of the server blocks the new one.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  return describe(found);
}

/** The present subscription of this browser. */
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
