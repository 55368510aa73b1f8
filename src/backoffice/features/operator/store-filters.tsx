import { useQuery } from '@tanstack/react-query';
import { STORE_SORTS, STORE_STATUSES, STUCK } from '#domain/api/operator.ts';
import { plansQuery, type StoreFilter } from '../../api/operator.ts';
import { SelectField } from '../../components/fields/select-field.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useTexts } from '../../texts/index.ts';
import styles from './operator.module.css';

interface StoreFiltersProps {
  filter: StoreFilter;
  onChange: (filter: StoreFilter) => void;
}

const MOST_SIGNS = 100;

export function StoreFilters({ filter, onChange }: StoreFiltersProps) {
  const { operator: t } = useTexts();
  const { data } = useQuery(plansQuery);
  const set = (edits: Partial<StoreFilter>) => onChange({ ...filter, ...edits });
  return (
    <div className={styles.filters}>
      <SearchField
        label={t.search}
        value={filter.search}
        onChange={(text) => set({ search: text.slice(0, MOST_SIGNS) })}
      />
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
        aria-label={t.sort}
        value={filter.sort}
        options={STORE_SORTS.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
        onChange={(sort) => set({ sort })}
      />
    </div>
  );
}
