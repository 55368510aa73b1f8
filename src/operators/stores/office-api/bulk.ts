import { call } from '#platform/calls/office-api/call.ts';
import type { BulkAct } from '../rules/bulk.ts';
import type { BulkOutcome, BulkPreview } from '../wire/bulk.ts';
import type { StoreFilter } from './operator.ts';

/** The restaurants that an act is for: all that match, or those that were chosen one by one. */
export type Chosen = { filter: StoreFilter } | { ids: readonly string[] };

/** What is filled in for an act. Each act reads what it needs. */
export interface BulkDraft {
  act: BulkAct;
  plan: string;
  tag: string;
  reason: string;
  text: string;
  textInHindi: string;
  until: string;
}

export function previewBulk(chosen: Chosen, { act, plan, tag }: BulkDraft): Promise<BulkPreview> {
  const to = { plan, tag, untag: tag, suspend: '', resume: '', announce: '', invite: '' }[act];
  const of = 'ids' in chosen ? { ids: chosen.ids.join(',') } : { ...chosen.filter, sort: null };
  return call('GET /api/operator/bulk/preview', { query: { ...of, act, to } });
}

/** For one slice of the restaurants. Every slice of one act has the same id. */
export function runBulk(bulk: string, draft: BulkDraft, storeIds: string[]): Promise<BulkOutcome> {
  const { act, plan, tag, text, textInHindi, until } = draft;
  const body = { bulk, storeIds, reason: draft.reason.trim() };
  const send = {
    plan: () => call('POST /api/operator/bulk/plan', { body: { ...body, plan } }),
    suspend: () => call('POST /api/operator/bulk/suspend', { body }),
    resume: () => call('POST /api/operator/bulk/resume', { body }),
    announce: () =>
      call('POST /api/operator/bulk/announce', {
        body: { ...body, text: text.trim(), textInHindi, until: `${until}T23:59:59Z` },
      }),
    invite: () => call('POST /api/operator/bulk/invite', { body }),
    tag: () => call('POST /api/operator/bulk/tag', { body: { ...body, tag } }),
    untag: () => call('POST /api/operator/bulk/untag', { body: { ...body, tag } }),
  };
  return send[act]();
}
