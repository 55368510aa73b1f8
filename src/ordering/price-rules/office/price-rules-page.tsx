import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { parseMenuView } from '#ordering/catalogue/wire/parse-menu-view.ts';
import { catalogueQuery } from '#ordering/menu/office-api/menu.ts';
import type { Menu } from '#ordering/menu/rules/menu.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { storeQuery, updateStore } from '#restaurant/stores/office-api/store.ts';
import { tablesQuery } from '#tables/table-list/office-api/tables.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { useKeptEdits } from '#ui/office/settings/use-kept-edits.ts';
import { useSaving } from '#ui/office/settings/use-saving.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { MOST_RULES } from '../rules/price-rule.ts';
import { draftOf, faultsIn, moved, newRule, type RuleDraft, ruleOf } from './edit-price-rules.ts';
import styles from './price-rules.module.css';
import { RuleCard } from './rule-card.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { WhyPanel } from './why-panel.tsx';

/** How prices differ from those of the menu, and why a dish costs what it does. */
export function PriceRulesPage() {
  const { priceRules: t, settings } = useTexts();
  const { storeId } = useStore();
  const { data, error, refetch } = useQuery(catalogueQuery(storeId));
  const { data: tables } = useQuery(tablesQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  const areas = new Set(tables?.tables.flatMap(({ room }) => room ?? []));
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <Rules menus={data.menus.map(parseMenuView)} areas={[...areas]} /> : <Loading shape="cards" />}
    </Page>
  );
}

function Rules({ menus, areas }: { menus: Menu[]; areas: string[] }) {
  const texts = useTexts();
  const { priceRules: t } = texts;
  const { storeId, profile } = useStore();
  const client = useQueryClient();
  const [opened, setOpened] = useState<string | null>(null);
  const { draft, edits, isRestored, set, discard } = useKeptEdits('prices', {
    rules: (profile.priceRules ?? []).map(draftOf),
  });
  const { rules } = draft;
  const form = useSaving({
    isChanged: Object.keys(edits).length > 0,
    check: () => faultsIn(rules, texts),
    send: () => updateStore(storeId, { priceRules: rules.map(ruleOf) }),
    onSaved: (updated) => client.setQueryData(storeQuery(storeId).queryKey, updated),
    onDiscard: discard,
  });
  const hasFault = (at: number) => Object.keys(form.faults).some((path) => path.startsWith(`${at}.`));
  const add = (added: RuleDraft) => {
    set({ rules: [...rules, added] });
    setOpened(added.id);
  };
  return (
    <>
      <SettingsForm form={{ ...form, isRestored }}>
        {rules.length === 0 && <p className={styles.none}>{t.noneHint}</p>}
        {rules.length > 1 && <p className={styles.hint}>{t.order}</p>}
        <ol className={styles.list}>
          {rules.map((rule, at) => (
            <li key={rule.id}>
              <RuleCard
                rule={rule}
                menus={menus}
                areas={areas}
                faultOf={(field) => form.faults[`${at}.${field}`]}
                isOpen={opened === rule.id || hasFault(at)}
                isFirst={at === 0}
                isLast={at === rules.length - 1}
                onToggle={() => setOpened(opened === rule.id ? null : rule.id)}
                onChange={(change) => set({ rules: rules.with(at, { ...rule, ...change }) })}
                onMove={(by) => set({ rules: moved(rules, at, by) })}
                onRemove={() => set({ rules: rules.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ol>
        {rules.length < MOST_RULES && (
          <>
            <TemplateChoice rules={rules} onAdd={add} />
            <Button look="tinted" className={styles.add} onClick={() => add(newRule(randomId()))}>
              {t.add}
            </Button>
          </>
        )}
      </SettingsForm>
      <WhyPanel menus={menus} areas={areas} rules={rules.map(ruleOf)} />
    </>
  );
}
