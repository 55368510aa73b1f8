import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#platform/time/rules/clock.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { serverNow } from '#restaurant/without-the-line/office/clock.ts';
import { useTexts } from '#texts/office/index.ts';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { SwitchField } from '#ui/office/fields/switch-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { Card } from '#ui/office/layout/card.tsx';
import { Page } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { SettingsForm } from '#ui/office/settings/settings-form.tsx';
import { billSettingsQuery } from '../../office-api/bills.ts';
import { BILL_KINDS, type BillSettings, billNumber, financialYearOf } from '../../rules/bill-settings.ts';
import { BillSheet } from '../face/bill-sheet.tsx';
import styles from './bill-settings.module.css';
import { BillWarnings } from './bill-warnings.tsx';
import { EInvoiceCard } from './e-invoice-card.tsx';
import { sampleBill } from './sample-bill.ts';
import { useBillForm } from './use-bill-form.ts';

export function BillSettingsPage() {
  const { bills, settings } = useTexts();
  const t = bills.settings;
  const { storeId, profile } = useStore();
  const { data, error, refetch } = useQuery(billSettingsQuery(storeId));
  if (error && !data) return <Failure title={settings.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={t.title} lead={t.lead} width="wide">
      {data ? <Form saved={data} /> : <Loading shape="fields" />}
      {data && profile.gstNo !== '' && (
        <div className={styles.below}>
          <EInvoiceCard />
        </div>
      )}
    </Page>
  );
}

function Form({ saved }: { saved: BillSettings }) {
  const { bills } = useTexts();
  const t = bills.settings;
  const { profile } = useStore();
  const form = useBillForm(saved);
  const { draft, field, set } = form;
  const date = dayIn(profile.timeZone, serverNow());
  const first = (prefix: string, letter: string | null = null) =>
    billNumber(prefix.slice(0, 4), financialYearOf(date), 1, letter);
  return (
    <SettingsForm form={form}>
      <div className={styles.columns}>
        <div>
          <BillWarnings kind={draft.kind} />
          <Card title={t.kindTitle}>
            <SelectField
              label={t.kind}
              description={t.kindHints[draft.kind]}
              {...field('kind')}
              options={BILL_KINDS.map((kind) => ({ value: kind, label: bills.kinds[kind] }))}
            />
            <SwitchField
              label={t.rounded}
              description={t.roundedHint}
              checked={draft.isRounded}
              onChange={(isRounded) => set({ isRounded })}
            />
            {draft.kind !== 'bill_of_supply' && (
              <SwitchField
                label={t.taxIncluded}
                description={t.taxIncludedHint}
                checked={draft.isTaxIncluded}
                onChange={(isTaxIncluded) => set({ isTaxIncluded })}
              />
            )}
            {profile.gstNo !== '' && (
              <TextField
                label={t.hsn}
                description={t.hsnHint}
                {...field('hsn')}
                maxLength={20}
                inputMode="numeric"
              />
            )}
          </Card>
          <Card title={t.numbers} hint={t.numbersHint}>
            <TextField
              label={t.prefix}
              description={t.examples(first(draft.prefix), first(draft.prefix, 'B'))}
              {...field('prefix')}
              maxLength={4}
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              label={t.creditPrefix}
              description={t.example(first(draft.creditPrefix))}
              {...field('creditPrefix')}
              maxLength={4}
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Card>
          <Card title={t.footer}>
            <TextArea aria-label={t.footer} description={t.footerHint} {...field('footer')} />
          </Card>
        </div>
        <section className={styles.preview} aria-label={t.preview}>
          <h2 className={styles.previewTitle}>{t.preview}</h2>
          <BillSheet content={sampleBill(profile, draft, { number: first(draft.prefix), date })} />
        </section>
      </div>
    </SettingsForm>
  );
}
