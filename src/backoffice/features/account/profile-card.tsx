import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ownAccountQuery } from '../../api/own-account.ts';
import { renameAccount } from '../../api/rename-account.ts';
import { sessionQuery } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';

const LONGEST_NAME = 200;

export function ProfileCard({ name }: { name: string }) {
  const t = useTexts();
  const { say, complain } = useNotice();
  const client = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: renameAccount,
    onSuccess: (account) => {
      client.setQueryData(ownAccountQuery.queryKey, account);
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      say(t.saved);
    },
    onError: complain,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const next = typed.trim();
    setFault(next === '' ? t.fields.required : undefined);
    if (next !== '' && !isPending) mutate({ name: next });
  }

  return (
    <Card title={t.account.profile}>
      <form noValidate onSubmit={onSubmit}>
        <TextField
          label={t.account.name}
          description={t.account.nameHint}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          value={typed}
          fault={fault}
          onChange={setTyped}
        />
        <SaveBar isChanged={typed !== name} isBusy={isPending} onDiscard={() => setTyped(name)} />
      </form>
    </Card>
  );
}
