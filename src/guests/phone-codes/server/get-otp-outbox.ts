import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { selectOutbox as read } from './queries.ts';
import { OUTBOX_PURPOSE } from './send-otp.ts';

/** Codes that no sender took, for the staff to read out. */
export async function getOtpOutbox(ctx: StoreCtx) {
  authorise(ctx, 'otp.read');
  const rows = await read(ctx.db, ctx.storeId, new Date(ctx.now));
  const codes = rows.map(({ outboxSealed, sentAt, expiresAt }) => {
    const opened = JSON.parse(ctx.services.secrets.open(OUTBOX_PURPOSE, outboxSealed ?? '')) as {
      countryCode: string;
      phone: string;
      code: string;
    };
    return {
      phone: `${opened.countryCode} ${opened.phone}`,
      code: opened.code,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
  return { codes };
}
