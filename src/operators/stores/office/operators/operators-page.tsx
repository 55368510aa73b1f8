import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorsQuery } from '#operators/people/office-api/operators.ts';
import type { OperatorInvitation, OperatorView } from '#operators/people/wire/operators.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { formatDayOf, formatDayTime } from '#ui/office/format.ts';
import { Card } from '#ui/office/layout/card.tsx';
import entries from '#ui/office/layout/entries.module.css';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { AccountDialog } from '../accounts/account-dialog.tsx';
import { useMayOperate } from '../use-may-operate.ts';
import { useOperatorClock } from '../use-operator-clock.ts';
import { InviteOperator } from './invite-operator.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** Who runs the site, in which role. */
export function OperatorsPage() {
  const { operator } = useTexts();
  const t = operator.people;
  const mayChange = useMayOperate()('operator.brand');
  const { data, error, refetch } = useQuery(operatorsQuery);
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead}>
      {error && !data && <Failure title={t.failed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Operators operators={data.operators} mayChange={mayChange} />}
      {data && mayChange && <InviteOperator />}
      {data && data.invitations.length > 0 && (
        <Invited invitations={data.invitations} mayChange={mayChange} />
      )}
    </PageOf>
  );
}

function Operators({ operators, mayChange }: { operators: OperatorView[]; mayChange: boolean }) {
  const { operator } = useTexts();
  const t = operator.people;
  const clock = useOperatorClock();
  const { data: session } = useQuery(sessionQuery);
  const [changing, setChanging] = useState<OperatorView | null>(null);
  const [ending, setEnding] = useState<OperatorView | null>(null);
  return (
    <Card title={t.title}>
      <ul>
        {operators.map((one) => {
          const isSelf = one._id === session?.account._id;
          return (
            <li key={one._id} className={entries.row} aria-label={one.name}>
              <div className={entries.words}>
                <p>
                  <strong>{one.name}</strong> · {operator.roles[one.role]}
                </p>
                <p className={entries.about}>
                  {one.email} · {t.since(formatDayOf(one.since, clock))}
                </p>
                <p className={entries.about}>
                  {one.seenAt === null ? t.notSeen : t.seen(formatDayTime(one.seenAt, clock))}
                </p>
                {!one.hasSecondStep && (
                  <p className={common.row}>
                    <span className={`${common.pill} ${common.warn}`}>{t.noSecondStep}</span>
                  </p>
                )}
              </div>
              {isSelf && <span className={entries.about}>{t.you}</span>}
              {mayChange && !isSelf && (
                <div className={common.row}>
                  <Button aria-label={t.changeOf(one.name)} onClick={() => setChanging(one)}>
                    {t.change}
                  </Button>
                  <Button aria-label={operator.accounts.endOf(one.name)} onClick={() => setEnding(one)}>
                    {operator.accounts.end}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {changing && <RoleDialog operator={changing} onClose={() => setChanging(null)} />}
      {ending && <AccountDialog act="end" account={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

function Invited({ invitations, mayChange }: { invitations: OperatorInvitation[]; mayChange: boolean }) {
  const { operator } = useTexts();
  const t = operator.people;
  const clock = useOperatorClock();
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const { mutate } = useMutation({
    mutationFn: ({ _id }: OperatorInvitation) =>
      call('DELETE /api/operator/operators/invitations/:invitationId', { params: { invitationId: _id } }),
    onSuccess: (_, { email }) => say(t.revoked(email)),
    onError: complain,
    onSettled: () => client.invalidateQueries({ queryKey: operatorsQuery.queryKey }),
  });
  return (
    <Card title={t.open}>
      <ul>
        {invitations.map((invitation) => {
          const { _id, email, role, invitedBy, expiresAt } = invitation;
          return (
            <li key={_id} className={entries.row}>
              <div className={entries.words}>
                <p>{email}</p>
                <p className={entries.about}>
                  {t.invited(operator.roles[role], invitedBy, formatDayOf(expiresAt, clock))}
                </p>
              </div>
              {mayChange && (
                <Button aria-label={t.revokeOf(email)} onClick={() => mutate(invitation)}>
                  {t.revoke}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
