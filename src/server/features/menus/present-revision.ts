import type { RevisionView } from '#domain/api/revisions.ts';
import type { RevisionHead } from './revision-queries.ts';

export function presentHead({ revision, at, actor, cause, restored, summary }: RevisionHead): RevisionView {
  const author = actor.kind === 'staff' ? actor.name : null;
  return { revision, at: at.toISOString(), cause, author, restored, summary };
}
