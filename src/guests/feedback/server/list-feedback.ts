import { addDays, startOfDay } from '#money/reports/rules/report-period.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { isPoor } from '../rules/feedback.ts';
import { type FeedbackList, MOST_UNREAD, type UnreadFeedback } from '../wire/feedback.ts';
import { countUnread, type FeedbackFilter, selectFeedback } from './queries.ts';
import { feedbackEntryView } from './read-feedback.ts';

export interface ListRequest extends Pick<FeedbackFilter, 'stars' | 'isUnread' | 'before'> {
  /** Days of the store, both included. */
  from: string | null;
  to: string | null;
}

const PAGE = 50;
const MOST_POOR = 5;
const STARS = [1, 2, 3, 4, 5];

/** A page of feedback, the latest first. */
export async function listFeedback(ctx: StoreCtx, request: ListRequest): Promise<FeedbackList> {
  authorise(ctx, 'feedback.read');
  const { from, to, ...filter } = request;
  const { timeZone } = await findStore(ctx.db, ctx.storeId);
  const startOf = (day: string) => new Date(startOfDay(timeZone, day));
  const found = await selectFeedback(ctx.db, ctx.storeId, {
    ...filter,
    from: from === null ? null : startOf(from),
    until: to === null ? null : startOf(addDays(to, 1)),
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const last = page.at(-1)?.given;
  const next = found.length > PAGE && last ? `${last.createdAt.getTime()}.${last.orderId}` : null;
  return { feedback: page.map(feedbackEntryView), next };
}

/** How much is unread, and the poor ratings among it that came within a day. */
export async function countUnreadFeedback(ctx: StoreCtx): Promise<UnreadFeedback> {
  authorise(ctx, 'feedback.read');
  const count = await countUnread(ctx.db, ctx.storeId, MOST_UNREAD);
  if (count === 0) return { count, poor: [] };
  const poor = await selectFeedback(ctx.db, ctx.storeId, {
    stars: STARS.filter((overall) => isPoor({ overall })),
    from: new Date(ctx.now - DAY),
    until: null,
    isUnread: true,
    before: null,
    limit: MOST_POOR,
  });
  return { count, poor: poor.map(feedbackEntryView) };
}
