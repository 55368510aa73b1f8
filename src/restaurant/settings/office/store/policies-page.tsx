import { useQuery, useQueryClient } from '@tanstack/react-query';
import { POLICIES, type Policies, type PolicyKind } from '#guests/privacy/wire/policies.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { policiesQuery } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useStoreForm } from './use-store-form.ts';

const LONGEST = 30_000;

export function PoliciesPage() {
  const { settings } = useTexts();
  const t = settings.policies;
  const { storeId, profile } = useStore();
  const { data, error, refetch } = useQuery(policiesQuery(storeId, profile.slug));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <PoliciesForm saved={data} /> : <Loading shape="fields" />}
    </Page>
  );
}

function PoliciesForm({ saved }: { saved: Policies }) {
  const { settings } = useTexts();
  const t = settings.policies;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const form = useStoreForm<{ policies: Policies }>({
    name: 'policies',
    saved: { policies: saved },
    tidy: ({ policies }) => ({ policies: eachPolicy((kind) => policies[kind]?.trim() ?? null) }),
    check: ({ policies }) => check(policies, { missing: t.missing, tooLong: settings.faults.tooLong }),
    onSaved: () => void client.invalidateQueries(policiesQuery(storeId, profile.slug)),
  });
  const { policies } = form.draft;
  const set = (kind: PolicyKind, text: string | null) =>
    form.set({ policies: { ...policies, [kind]: text } });
  return (
    <SettingsForm form={form}>
      {POLICIES.map((kind) => (
        <Card key={kind} title={t.names[kind]} hint={policies[kind] === null && t.usual}>
          <SwitchField
            label={t.own}
            checked={policies[kind] !== null}
            onChange={(isOwn) => set(kind, isOwn ? (saved[kind] ?? '') : null)}
          />
          {policies[kind] !== null && (
            <TextArea
              label={t.text(t.names[kind])}
              description={t.hint}
              value={policies[kind]}
              fault={form.faults[`policies.${kind}`]}
              onChange={(text) => set(kind, text)}
            />
          )}
        </Card>
      ))}
    </SettingsForm>
  );
}

function eachPolicy(textOf: (kind: PolicyKind) => string | null): Policies {
  return { terms: textOf('terms'), returns: textOf('returns'), privacy: textOf('privacy') };
}

function check(policies: Policies, words: { missing: string; tooLong: string }): Faults {
  const faults: Faults = {};
  for (const kind of POLICIES) {
    const text = policies[kind];
    if (text === '') faults[`policies.${kind}`] = words.missing;
    else if (text !== null && text.length > LONGEST) faults[`policies.${kind}`] = words.tooLong;
  }
  return faults;
}
