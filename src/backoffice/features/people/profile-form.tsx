import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ProfileView, profileBody } from '#domain/api/staff.ts';
import { profileQuery, updateProfile } from '../../api/own-account.ts';
import { sessionQuery } from '../../api/session.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { useNotice } from '../../parts/use-notice.ts';
import { useTexts } from '../../texts/index.ts';
import styles from './profile-form.module.css';

export function ProfileForm({ saved }: { saved: ProfileView }) {
  const t = useTexts();
  const { profile } = t.people;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [name, setName] = useState(saved.name);
  const [phone, setPhone] = useState(saved.phone);
  const [faults, setFaults] = useState({ name: '', phone: '' });
  const { mutate, isPending } = useMutation({
    mutationFn: updateProfile,
    onSuccess: (now) => {
      client.setQueryData(profileQuery.queryKey, now);
      setName(now.name);
      setPhone(now.phone);
      say(profile.saved);
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['stores'] });
    },
    onError: complain,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { name: name.trim(), phone: phone.trim() };
    const wrong = new Set(profileBody.safeParse(body).error?.issues.map(({ path }) => path[0]));
    const nameFault = body.name === '' ? t.fields.required : t.fields.tooLong;
    setFaults({
      name: wrong.has('name') ? nameFault : '',
      phone: wrong.has('phone') ? profile.phoneFault : '',
    });
    if (wrong.size === 0 && !isPending) mutate(body);
  }

  function discard() {
    setName(saved.name);
    setPhone(saved.phone);
    setFaults({ name: '', phone: '' });
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <div className={styles.head}>
        <Avatar name={name} size="big" />
        <p className={styles.email}>{saved.email}</p>
      </div>
      <div className={styles.fields}>
        <TextField
          label={profile.name}
          description={profile.nameHint}
          autoComplete="name"
          value={name}
          fault={faults.name}
          onChange={setName}
        />
        <TextField
          label={profile.phone}
          description={profile.phoneHint}
          type="tel"
          autoComplete="tel"
          value={phone}
          fault={faults.phone}
          onChange={setPhone}
        />
      </div>
      <SaveBar
        isChanged={name !== saved.name || phone !== saved.phone}
        isBusy={isPending}
        onDiscard={discard}
      />
    </form>
  );
}
