import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { floorQuery, sittingSettingsQuery } from '#tables/sittings/office-api/sittings.ts';
import { ADMISSIONS, type SittingSettings } from '#tables/sittings/rules/sitting.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { CallsField, isOwnCall } from './calls-field.tsx';
import { TipsField } from './tips-field.tsx';
import { TypesField } from './types-field.tsx';

export function SittingsPage() {
  const { settings, sittings: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(sittingSettingsQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <SittingsForm saved={data} /> : <Loading shape="fields" />}
    </Page>
  );
}

function SittingsForm({ saved }: { saved: SittingSettings }) {
  const { sittings: t, fields } = useTexts();
  const { storeId } = useStore();
  const client = useQueryClient();
  const { draft, edits, isRestored, set, discard } = useKeptEdits('sittings', saved);
  const form = useSaving({
    isChanged: Object.keys(edits).length > 0,
    check: () =>
      Object.fromEntries(
        draft.calls.flatMap((call, index) =>
          isOwnCall(call) && call.label.trim() === '' ? [[`calls.${index}.label`, fields.required]] : [],
        ),
      ),
    send: () => call('PUT /api/stores/:storeId/sitting-settings', { params: { storeId }, body: draft }),
    onSaved: () => {
      client.setQueryData(sittingSettingsQuery(storeId).queryKey, draft);
      void client.invalidateQueries({ queryKey: floorQuery(storeId).queryKey });
    },
    onDiscard: discard,
  });
  return (
    <SettingsForm form={{ ...form, isRestored }}>
      <Card title={t.title}>
        <SwitchField
          label={t.isOn}
          description={t.isOnHint}
          checked={draft.isOn}
          onChange={(isOn) => set({ isOn })}
        />
        {draft.isOn && <TypesField value={draft.without} onChange={(without) => set({ without })} />}
      </Card>
      {draft.isOn && (
        <>
          <Card title={t.joining}>
            <SelectField
              label={t.admission}
              description={t.admissionHints[draft.admission]}
              value={draft.admission}
              options={ADMISSIONS.map((value) => ({ value, label: t.admissions[value] }))}
              onChange={(admission) => set({ admission })}
            />
            <SwitchField
              label={t.isOpenedByStaff}
              description={t.isOpenedByStaffHint}
              checked={draft.isOpenedByStaff}
              onChange={(isOpenedByStaff) => set({ isOpenedByStaff })}
            />
          </Card>
          <Card title={t.calls} hint={t.callsHint}>
            <CallsField value={draft.calls} faults={form.faults} onChange={(calls) => set({ calls })} />
          </Card>
          <Card title={t.tips} hint={t.tipsHint}>
            <TipsField value={draft.tips} onChange={(tips) => set({ tips })} />
          </Card>
        </>
      )}
    </SettingsForm>
  );
}
