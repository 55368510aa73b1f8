/** The push services of Chrome, Firefox, Safari and Edge. */
const OF_BROWSERS = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** `push.example.com`, `*.push.example.com`, `127.0.0.1:4020`. Without a port the usual one, with `*` any. */
export const pushService = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:(\d{1,5}|\*))?$/;

/** Whether an endpoint is at a known push service. Any other could make us wait on purpose. */
export function createPushServices(others: readonly string[]): (endpoint: string) => boolean {
  const known = [...OF_BROWSERS, ...others].map((entry) => {
    const [host = '', port = ''] = entry.split(':');
    return { host, port };
  });
  return (endpoint) => {
    const url = URL.parse(endpoint);
    return (
      url !== null && known.some(({ host, port }) => isHost(url.hostname, host) && isPort(url.port, port))
    );
  };
}

function isHost(hostname: string, known: string): boolean {
  return known.startsWith('*.') ? hostname.endsWith(known.slice(1)) : hostname === known;
}

const isPort = (port: string, known: string) => known === '*' || port === known;
