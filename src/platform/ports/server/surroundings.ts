import type { OutsideAnswer } from '#platform/http/server/outside/call-outside.ts';

/** What the program looks at, and tells, around itself. */
export interface Surroundings {
  /** The disk with the data folder of this process, by a name that no other process has. */
  readDisk(): Promise<{ name: string; free: number; bytes: number }>;
  /** When the certificate that a host serves ends. Fails if it serves none, or if a tenant's host is in a private network. */
  certificateEnd(host: { name: string; port: number; isOwn: boolean }): Promise<Date>;
  /** Whether a webhook may have this address. */
  takes(url: string): boolean;
  callWebhook(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<OutsideAnswer>;
}
