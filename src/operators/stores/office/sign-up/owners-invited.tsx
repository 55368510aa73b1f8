import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import type { OwnersInvitation } from '#restaurant/sign-up/wire/sign-up.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { formatDayOf } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { ownersInvitedQuery } from '../../office-api/operator-site.ts';
import { useMayOperate } from '../use-may-operate.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import styles from './sign-up.module.css';

/** Invitations whose link still works. */
export function OwnersInvited() {
  const t = useTexts();
  const clock = useOperatorClock();
  const words = t.operator.signUp;
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const { say, complain } = useNotice();
  const { data, error, refetch } = useQuery(ownersInvitedQuery);
  const { mutate } = useMutation({
    mutationFn: ({ _id }: OwnersInvitation) =>
      call('DELETE /api/operator/invitations/:invitationId', { params: { invitationId: _id } }),
    onSuccess: (_, { email }) => say(words.revoked(email)),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: ownersInvitedQuery.queryKey }),
  });
  return (
    <Card title={words.open}>
      {error && !data && <Failure title={words.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.invitations.length === 0 && <p className={styles.soft}>{words.none}</p>}
      <ul>
        {data?.invitations.map((invitation) => (
          <li key={invitation._id} className={styles.invited}>
            <div className={styles.about}>
              <p>{invitation.email}</p>
              <p className={styles.soft}>{words.untilDay(formatDayOf(invitation.expiresAt, clock))}</p>
            </div>
            {mayOperate('operator.stores') && (
              <Button aria-label={words.revokeOf(invitation.email)} onClick={() => mutate(invitation)}>
                {words.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
