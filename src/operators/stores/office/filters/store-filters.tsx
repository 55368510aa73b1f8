import { useQuery } from '@tanstack/react-query';
import { STORE_STATUSES } from '#operators/plans/rules/plan.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { plansQuery, type StoreFilter } from '../../office-api/operator.ts';
import { tagsQuery } from '../../office-api/operator-notes.ts';
import { STORE_SORTS, STUCK } from '../../wire/operator.ts';
import styles from '../operator.module.css';
import { SavedFilters } from './saved-filters.tsx';
import { SearchText } from './search-text.tsx';

interface StoreFiltersProps {
  filter: StoreFilter;
  onChange: (filter: StoreFilter) => void;
}

export function StoreFilters({ filter, onChange }: StoreFiltersProps) {
  const { operator: t } = useTexts();
  const { data } = useQuery(plansQuery);
  const { data: used } = useQuery(tagsQuery);
  // One that no restaurant has any more may still be in the address.
  const tags = new Set([...(used?.tags.map(({ name }) => name) ?? []), ...(filter.tag ? [filter.tag] : [])]);
  const set = (edits: Partial<StoreFilter>) => onChange({ ...filter, ...edits });
  return (
    <div className={styles.filters}>
      <SearchText label={t.search} value={filter.search} onChange={(search) => set({ search })} />
      <SelectField
        aria-label={t.state}
        value={filter.state}
        options={[
          { value: '' as const, label: t.allStates },
          ...STORE_STATUSES.map((state) => ({ value: state, label: t.states[state] })),
        ]}
        onChange={(state) => set({ state })}
      />
      <SelectField
        aria-label={t.columns.plan}
        value={filter.plan}
        options={[
          { value: '', label: t.allPlans },
          ...(data?.plans ?? []).map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(plan) => set({ plan })}
      />
      <SelectField
        aria-label={t.stuck.label}
        value={filter.stuck}
        options={[
          { value: '' as const, label: t.stuck.all },
          ...STUCK.map((kind) => ({ value: kind, label: t.stuck.kinds[kind] })),
        ]}
        onChange={(stuck) => set({ stuck })}
      />
      <SelectField
        aria-label={t.notes.tags}
        value={filter.tag}
        options={[
          { value: '', label: t.notes.anyTag },
          ...[...tags].map((name) => ({ value: name, label: name })),
        ]}
        onChange={(tag) => set({ tag })}
      />
      <SelectField
        aria-label={t.sort}
        value={filter.sort}
        options={STORE_SORTS.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
        onChange={(sort) => set({ sort })}
      />
      <SavedFilters filter={filter} onChoose={onChange} />
    </div>
  );
}
