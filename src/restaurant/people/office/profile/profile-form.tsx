import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery, updateProfile } from '#restaurant/accounts/office-api/own-account.ts';
import { sessionQuery } from '#restaurant/accounts/office-api/session.ts';
import { useTexts } from '#texts/office/index.ts';
import { Avatar } from '#ui/office/avatar.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import { SaveBar } from '#ui/office/forms/save-bar.tsx';
import { useForm } from '#ui/office/forms/use-form.ts';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { type ProfileView, profileBody } from '../../wire/staff.ts';
import styles from './profile-page.module.css';

export function ProfileForm({ saved }: { saved: ProfileView }) {
  const t = useTexts();
  const { profile } = t.staff;
  const client = useQueryClient();
  const { say, complain } = useNotice();
  const [name, setName] = useState(saved.name);
  const [phone, setPhone] = useState(saved.phone);
  const form = useForm({
    send: updateProfile,
    onError: complain,
    check: (body) => {
      const wrong = new Set(profileBody.safeParse(body).error?.issues.map(({ path }) => path[0]));
      const nameFault = body.name === '' ? t.fields.required : t.fields.tooLong;
      return {
        ...(wrong.has('name') ? { name: nameFault } : {}),
        ...(wrong.has('phone') ? { phone: profile.phoneFault } : {}),
      };
    },
    onDone: (now) => {
      client.setQueryData(profileQuery.queryKey, now);
      setName(now.name);
      setPhone(now.phone);
      say(profile.saved);
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['stores'] });
    },
  });

  function discard() {
    setName(saved.name);
    setPhone(saved.phone);
    form.clear();
  }

  return (
    <form {...form.propsFor(() => form.submit({ name: name.trim(), phone: phone.trim() }))}>
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
          fault={form.faults['name']}
          onChange={setName}
        />
        <TextField
          label={profile.phone}
          description={profile.phoneHint}
          type="tel"
          autoComplete="tel"
          value={phone}
          fault={form.faults['phone']}
          onChange={setPhone}
        />
      </div>
      <SaveBar
        isChanged={name !== saved.name || phone !== saved.phone}
        isBusy={form.isBusy}
        onDiscard={discard}
      />
    </form>
  );
}
