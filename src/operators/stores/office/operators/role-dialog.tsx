import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorView } from '#operators/people/wire/operators.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { useTexts } from '#texts/office/index.ts';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import { DialogSteps } from '#ui/office/dialogs/dialog-steps.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { operatorKey } from '../../office-api/operator.ts';
import type { OperatorRole } from '../../rules/roles.ts';
import { RoleField } from './role-field.tsx';

interface RoleDialogProps {
  operator: OperatorView;
  onClose: () => void;
}

export function RoleDialog({ operator: { _id, name, role: before }, onClose }: RoleDialogProps) {
  const { operator: t } = useTexts();
  const client = useQueryClient();
  const { say } = useNotice();
  const [role, setRole] = useState(before);
  const { failure, isBusy, submit, propsFor } = useForm<OperatorRole>({
    send: (to) =>
      call('PUT /api/operator/accounts/:accountId/operator', {
        params: { accountId: _id },
        body: { isOperator: true, role: to },
      }),
    onDone: (_, to) => {
      void client.invalidateQueries({ queryKey: operatorKey });
      say(t.people.changed(name, t.roles[to]));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} size="26rem" title={t.people.changeOf(name)}>
      <form {...propsFor(() => submit(role))}>
        <RoleField value={role} onChange={setRole} />
        <FormFailure>{failure}</FormFailure>
        <DialogSteps onClose={onClose} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
