import { useQuery, useQueryClient } from '@tanstack/react-query';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { useTexts } from '#texts/office/index.ts';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { Warning } from '#ui/office/notices/warning.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { WITHOUT_COURSES } from '../rules/course.ts';
import { CategoriesCard } from './categories-card.tsx';
import { CoursesCard } from './courses-card.tsx';
import { faultsIn, switched, tidied } from './draft.ts';

/** Whether tables are served in courses, which ones, and what is in each. */
export function CoursesPage() {
  const { courses: t } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  if (error && !data) return <Failure title={t.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <Form categories={data.menus.flatMap((menu) => menu.categories)} /> : <Loading />}
    </Page>
  );
}

type Categories = Parameters<typeof CategoriesCard>[0]['categories'];

function Form({ categories }: { categories: Categories }) {
  const { courses: t } = useTexts();
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const saved = profile.courses ?? WITHOUT_COURSES;
  const { draft, edits, isRestored, set, discard } = useKeptEdits('courses', saved);
  const form = useSaving({
    isChanged: Object.keys(edits).length > 0,
    check: () => faultsIn(draft, t.nameMissing),
    send: () => updateStore(storeId, { courses: { isOn: draft.isOn, courses: tidied(draft.courses) } }),
    onSaved: (updated) => client.setQueryData(storeQuery(storeId).queryKey, updated),
    onDiscard: discard,
  });
  const { courses } = draft;
  return (
    <SettingsForm form={{ ...form, isRestored }}>
      <SwitchField
        label={t.isOn}
        description={t.isOnHint}
        checked={draft.isOn}
        onChange={(isOn) => set(switched(isOn, draft, categories))}
      />
      {saved.isOn && !draft.isOn && <Warning>{t.offHint}</Warning>}
      {draft.isOn && (
        <>
          <Card title={t.order}>
            <CoursesCard courses={courses} faults={form.faults} onChange={(next) => set({ courses: next })} />
          </Card>
          <Card title={t.categories} hint={t.categoriesHint}>
            <CategoriesCard
              categories={categories}
              courses={courses}
              onChange={(next) => set({ courses: next })}
            />
          </Card>
        </>
      )}
    </SettingsForm>
  );
}
