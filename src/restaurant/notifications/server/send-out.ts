import { findStaffBrowsers, type StaffBrowser } from '#guests/messages/server/alerts.ts';
import { enqueue, type MessageDraft } from '#guests/messages/server/enqueue.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { officeLanguage } from '#platform/language/rules/languages.ts';
import { nameInEmail } from '#platform/mail/server/name-in-email.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { storePictureUrl } from '#restaurant/pictures/wire/store-pictures.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { linkOf, type Told } from '../rules/notifications.ts';
import { isPushed, wishOf } from '../rules/settings.ts';
import { describeNotification } from '../rules/words.ts';
import type { selectReaders } from './queries.ts';

/** What one reader is told. */
export interface AddressedNotice<What extends Told = Told> {
  id: string;
  reader: Awaited<ReturnType<typeof selectReaders>>[number];
  told: What;
}

/** Puts the pushes and emails that readers wish for into the outbox, in the transaction of the notifications. */
export async function sendOut(
  tx: Ctx,
  storeId: string,
  addressed: readonly AddressedNotice[],
): Promise<void> {
  const pushed = addressed.filter(({ reader, told }) => isPushed(told, reader.settings ?? {}));
  // An address that is not confirmed may be somebody else's.
  const emailed = addressed.filter(
    ({ reader, told }) => reader.isVerified && wishOf(reader.settings ?? {}, told.kind).email,
  );
  if (pushed.length + emailed.length === 0) return;
  const store = await findStore(tx.db, storeId);
  const browsers = pushed.length > 0 ? await findStaffBrowsers(tx, storeId) : [];
  const { origin } = tx.services.sites.main(store.brandId);
  const drafts = [
    ...pushed.flatMap((notice) =>
      browsers
        .filter(({ ownerId }) => ownerId === notice.reader.accountId)
        .map((browser) => pushDraft(notice, browser, store)),
    ),
    ...emailed.map((notice) => emailDraft(notice, store, origin)),
  ];
  if (drafts.length > 0) await enqueue(tx, storeId, drafts);
}

const shared = { template: 'notification', orderId: null } as const;

function pushDraft({ id, told }: AddressedNotice, browser: StaffBrowser, store: StoreRow): MessageDraft {
  const notice = {
    title: describeNotification(told, officeLanguage(browser.locale)),
    body: boundText(store.name, BOUNDS.store),
    url: linkOf(told),
    tag: `notification-${id}`,
    icon: storePictureUrl(store.slug, 'icon-192.png', store.revision),
  };
  const content = { channel: 'push', subscriptionId: browser.id, notice, isUrgent: true } as const;
  return { ...shared, key: `${id} ${browser.id}`, validForMs: HOUR, content };
}

/** In both languages, because the reader's is not known. */
function emailDraft({ id, reader, told }: AddressedNotice, store: StoreRow, origin: string): MessageDraft {
  const [en, hi] = [describeNotification(told, 'en'), describeNotification(told, 'hi')];
  const name = nameInEmail(store.name);
  const text = `${name}\n\n${en}\n\n${origin}${linkOf(told)}\n\n—\n\n${hi}\n`;
  const content = { channel: 'email', to: reader.email, subject: `${en} · ${hi}`, text } as const;
  return { ...shared, key: `${id} email`, validForMs: DAY, content };
}
