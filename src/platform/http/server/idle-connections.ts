import type { Socket } from 'node:net';
import type { App } from './documents/schemas.ts';

const CHECK_MS = 50;

/**
 * A stopping server closes the connections that are idle at that moment. Those that become idle later, and those that
 * browsers open in advance, would delay it.
 */
export function leaveNoConnectionWaiting(app: App): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const timer = setInterval(() => {
      for (const socket of silent) socket.destroy();
      app.server.closeIdleConnections();
    }, CHECK_MS);
    app.server.once('close', () => clearInterval(timer));
  });
}
