import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { ROLES, type Role } from '#restaurant/people/rules/permissions.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { guestDataQuery } from '../office-api/guest-data.ts';
import styles from './privacy.module.css';

const CHOICES = [3, 6, 12, 24, 36, 60, 96];

interface Draft {
  months: number;
  roles: readonly Role[];
}

/** Lets owners set how long guests' data is kept, and which roles need two-step sign-in. */
export function PrivacyForm({ months }: { months: number }) {
  const { privacy: t, staff } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const saved: Draft = { months, roles: profile.secondStepRoles };
  const { draft, isRestored, set, discard } = useKeptEdits('privacy', saved);
  const isKeepingChanged = draft.months !== saved.months;
  const areRolesChanged = draft.roles.join() !== saved.roles.join();
  const form = useSaving({
    isChanged: isKeepingChanged || areRolesChanged,
    check: () => ({}),
    async send() {
      const guestData = { months: draft.months };
      const store = await updateStore(storeId, {
        ...(areRolesChanged ? { secondStepRoles: [...draft.roles] } : {}),
        ...(isKeepingChanged ? { guestData } : {}),
      });
      return { store, guestData };
    },
    onSaved: ({ store, guestData }) => {
      client.setQueryData(storeQuery(storeId).queryKey, store);
      if (isKeepingChanged) client.setQueryData(guestDataQuery(storeId).queryKey, guestData);
    },
    onDiscard: discard,
  });
  const setRole = (role: Role, isAsked: boolean) =>
    set({ roles: ROLES.filter((one) => (one === role ? isAsked : draft.roles.includes(one))) });
  const choices = [...new Set([...CHOICES, months])].sort((a, b) => a - b);
  return (
    <SettingsForm form={{ ...form, isRestored }}>
      <Card title={t.keeping} hint={t.keepingHint}>
        <SelectField
          label={t.keepFor}
          value={String(draft.months)}
          options={choices.map((count) => ({ value: String(count), label: t.months(count) }))}
          onChange={(value) => set({ months: Number(value) })}
        />
      </Card>
      <Card title={t.secondStep} hint={t.secondStepHint}>
        {form.faults['secondStepRoles'] && (
          <p role="alert" className={styles.fault}>
            {t.ownStepFirst}
          </p>
        )}
        {ROLES.map((role) => (
          <SwitchField
            key={role}
            label={staff.roles[role]}
            checked={draft.roles.includes(role)}
            onChange={(isAsked) => setRole(role, isAsked)}
          />
        ))}
      </Card>
    </SettingsForm>
  );
}
