import { useStore } from '#restaurant/access/office/current-store.ts';
import { parseWebsite } from '#restaurant/domains/rules/website.ts';
import { useTexts } from '#texts/office/index.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useStoreForm } from '../use-store-form.ts';
import { CodeCard } from './code-card.tsx';
import { WebsitesField } from './websites-field.tsx';

/** Which websites may show the restaurant's pages, and the code with which they do. */
export function WebsitePage() {
  const { faults, website: t } = useTexts();
  const { websites: saved = [] } = useStore().profile;
  const form = useStoreForm<{ websites: string[] }>({
    name: 'website',
    saved: { websites: saved },
    tidy: ({ websites }) => ({ websites: websites.map((typed) => parseWebsite(typed) ?? typed.trim()) }),
    check: ({ websites }) =>
      Object.fromEntries(
        websites.flatMap((typed, at) =>
          parseWebsite(typed) === null ? [[`websites[${at}]`, faults.website()]] : [],
        ),
      ),
  });
  return (
    <Page title={t.title} lead={t.lead}>
      <SettingsForm form={form}>
        <Card title={t.websites} hint={t.websitesHint}>
          <WebsitesField
            value={form.draft.websites}
            faults={form.faults}
            onChange={(websites) => form.set({ websites })}
          />
        </Card>
      </SettingsForm>
      <CodeCard isAllowed={saved.length > 0} />
    </Page>
  );
}
