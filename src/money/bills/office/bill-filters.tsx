import { SOUGHT_STATES } from '#money/e-invoices/rules/states.ts';
import { useTexts } from '#texts/office/index.ts';
import { SearchField } from '#ui/office/choices/search-field.tsx';
import { PeriodDays, PeriodSelect } from '#ui/office/fields/period-fields.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import type { BillFilter } from '../office-api/bills.ts';
import { DOCUMENT_KINDS } from '../wire/bills.ts';
import styles from './bills-page.module.css';

interface BillFiltersProps {
  filter: BillFilter;
  /** Whether there is anything to choose by. */
  hasEInvoices: boolean;
  onChange: (filter: BillFilter) => void;
}

const MOST_SIGNS = 60;

export function BillFilters({ filter, hasEInvoices, onChange }: BillFiltersProps) {
  const { bills: t, eInvoices: states } = useTexts();
  const set = (edits: Partial<BillFilter>) => onChange({ ...filter, ...edits });
  return (
    <div className={styles.filters}>
      <SearchField
        label={t.search}
        value={filter.q}
        onChange={(text) => set({ q: text.slice(0, MOST_SIGNS) })}
      />
      <PeriodSelect period={filter} allDays={t.allDays} onChange={set} />
      <SelectField
        aria-label={t.kind}
        value={filter.kind}
        options={[
          { value: '', label: t.allKinds },
          ...DOCUMENT_KINDS.map((kind) => ({ value: kind as string, label: t.kinds[kind] })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      {hasEInvoices && (
        <SelectField
          aria-label={states.filter}
          value={filter.eInvoice}
          options={[
            { value: '', label: states.allStates },
            ...SOUGHT_STATES.map((state) => ({ value: state as string, label: states.states[state] })),
          ]}
          onChange={(eInvoice) => set({ eInvoice })}
        />
      )}
      <PeriodDays period={filter} onChange={set} />
    </div>
  );
}
