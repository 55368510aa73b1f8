import { useQueryClient } from '@tanstack/react-query';
import { useUsualReasons } from '#money/discounts/office/face/use-usual-reasons.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { fieldsOf } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { GUARDS } from '../rules/edit-rules.ts';
import { draftOf, faultsIn, REASON_KINDS, rulesOf } from './edit-rules-draft.ts';

/** Who takes dishes off and gives discounts, and the ready-made reasons for it. */
export function EditRulesPage() {
  const { editRules: t } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const usual = useUsualReasons();
  const { draft, edits, isRestored, set, discard } = useKeptEdits(
    'changes',
    draftOf(profile.editRules, usual),
  );
  const form = useSaving({
    isChanged: Object.keys(edits).length > 0,
    check: () => faultsIn(draft, t),
    send: () => updateStore(storeId, { editRules: rulesOf(draft, usual) }),
    onSaved: (updated) => client.setQueryData(storeQuery(storeId).queryKey, updated),
    onDiscard: discard,
  });
  const field = fieldsOf(draft, set, form.faults);
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      <SettingsForm form={{ ...form, isRestored }}>
        <Card title={t.limits}>
          <PercentField label={t.staffPercent} description={t.staffPercentHint} {...field('percent')} />
          <SelectField
            label={t.guard}
            description={t.guardHint}
            value={draft.guard}
            options={GUARDS.map((value) => ({ value, label: t.guards[value] }))}
            onChange={(guard) => set({ guard })}
          />
        </Card>
        <Card title={t.reasons} hint={t.reasonsHint}>
          {REASON_KINDS.map((kind) => (
            <TextArea key={kind} label={t.kinds[kind]} description={t.emptyHint} {...field(kind)} />
          ))}
        </Card>
      </SettingsForm>
    </Page>
  );
}
