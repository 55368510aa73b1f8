import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { ConfirmCall } from '#ui/office/dialogs/confirm-call.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import type { OperatedAccount } from '../../wire/operated-accounts.ts';

/** What an operator does with somebody's account. */
export type AccountAct = 'signOut' | 'make' | 'end';

interface AccountDialogProps {
  act: AccountAct;
  account: Pick<OperatedAccount, '_id' | 'name'>;
  onClose: () => void;
}

export function AccountDialog({ act, account: { _id, name }, onClose }: AccountDialogProps) {
  const { operator } = useTexts();
  const t = operator.accounts;
  const client = useQueryClient();
  const { say } = useNotice();
  const words = {
    signOut: { title: t.signOutTitle(name), lead: t.signOutLead, action: t.signOut, done: t.signedOut(name) },
    make: { title: t.makeTitle(name), lead: t.makeLead, action: t.make, done: t.made(name) },
    end: { title: t.endTitle(name), lead: t.endLead, action: t.end, done: t.ended(name) },
  }[act];
  return (
    <ConfirmCall
      title={words.title}
      action={words.action}
      isGood={act !== 'end'}
      send={() =>
        act === 'signOut'
          ? call('DELETE /api/operator/accounts/:accountId/sessions', { params: { accountId: _id } })
          : call('PUT /api/operator/accounts/:accountId/operator', {
              params: { accountId: _id },
              body: { isOperator: act === 'make' },
            })
      }
      onDone={() => {
        void client.invalidateQueries({ queryKey: operatorKey });
        say(words.done);
      }}
      onClose={onClose}
    >
      <p>{words.lead}</p>
    </ConfirmCall>
  );
}
