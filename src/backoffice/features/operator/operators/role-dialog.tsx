import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorView } from '#domain/api/operators.ts';
import type { OperatorRole } from '#domain/operators/roles.ts';
import { operatorKey } from '../../../api/operator.ts';
import { changeRole } from '../../../api/operators.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogSteps } from '../../../components/dialog-steps.tsx';
import { FormFailure } from '../../../components/form-failure.tsx';
import { useForm } from '../../../components/use-form.ts';
import { useNotice } from '../../../components/use-notice.ts';
import { useTexts } from '../../../texts/index.ts';
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
    send: (to) => changeRole(_id, to),
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
