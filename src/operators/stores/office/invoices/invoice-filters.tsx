import { useNavigate } from '@tanstack/react-router';
import type { InvoiceFilter } from '#operators/invoices/office-api/invoices.ts';
import { INVOICE_FILTER_STATES, INVOICE_TIME_ZONE } from '#operators/plans/rules/invoice.ts';
import { dayIn } from '#platform/time/rules/clock.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useInterface } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import common from '#ui/office/common.module.css';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SearchText } from '../filters/search-text.tsx';
import { searchOf } from './invoice-search.ts';
import styles from './invoices.module.css';

const STATES = ['', ...INVOICE_FILTER_STATES] as const;
const MONTHS = 24;

interface InvoiceFiltersProps {
  filter: InvoiceFilter;
  /** What the restaurant is called, if only its own are shown. */
  storeName: string;
}

/** How the list is filtered stands in the address. */
export function InvoiceFilters({ filter, storeName }: InvoiceFiltersProps) {
  const { t, language } = useInterface();
  const texts = t.operator.invoices;
  const navigate = useNavigate();
  const set = (edits: Partial<InvoiceFilter>) =>
    void navigate({ to: '/operator/invoices', search: searchOf({ ...filter, ...edits }), replace: true });
  const shown = new Intl.DateTimeFormat(`${language}-IN`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const months = [...new Set([...latestMonths(), ...(filter.month ? [filter.month] : [])])];
  return (
    <>
      <div className={styles.filters}>
        <SearchText label={texts.search} value={filter.search} onChange={(search) => set({ search })} />
        <SelectField
          aria-label={texts.month}
          value={filter.month}
          options={[
            { value: '', label: texts.allMonths },
            ...months.map((value) => ({ value, label: shown.format(Date.parse(value)) })),
          ]}
          onChange={(month) => set({ month })}
        />
        <SelectField
          aria-label={t.operator.state}
          value={filter.state}
          options={STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(state) => set({ state })}
        />
      </div>
      {filter.store !== '' && (
        <div className={`${common.strip} ${styles.steps}`}>
          <p>{texts.onlyOf(storeName || filter.store)}</p>
          <Button onClick={() => set({ store: '' })}>{texts.ofAll}</Button>
        </div>
      )}
    </>
  );
}

function latestMonths(): string[] {
  const [year = 0, month = 1] = dayIn(INVOICE_TIME_ZONE, serverNow()).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}
