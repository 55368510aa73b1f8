import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef } from 'react';
import { sayLine } from '#operators/health/rules/say-line.ts';
import {
  MOST_AT_ONCE,
  parseStores,
  STORE_COLUMNS,
  type StoreTable,
  templatesIn,
} from '#operators/store-import/rules/parse-stores.ts';
import { nullWhen } from '#platform/calls/office-api/call.ts';
import { errorText, useInterface, type useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { download } from '#ui/office/buttons/download.ts';
import common from '#ui/office/common.module.css';
import { Dialog } from '#ui/office/dialogs/dialog.tsx';
import formDialog from '#ui/office/dialogs/form-dialog.module.css';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { readSheet, SHEETS, type SheetFault } from '#ui/office/sheets/read-sheet.ts';
import { writeFile } from '#ui/office/sheets/write-file.ts';
import { randomId } from '#ui/shared/random-id.ts';
import { ALL_STORES, fetchStores, plansQuery, storeDetailsQuery } from '../../office-api/operator.ts';
import { healthQuery } from '../../office-api/operator-site.ts';
import { useNewPlans } from '../use-new-plans.ts';
import { ReadStores } from './read-stores.tsx';
import { CREATION } from './use-creation.ts';

type Read = { fault: SheetFault } | (StoreTable & { at: string });

/** Makes the restaurants of a file, once the operator has seen which can be made. */
export function ImportStoresDialog({ onClose }: { onClose: () => void }) {
  const { t: texts, language } = useInterface();
  const t = texts.operator.create.imports;
  // Whoever closed it meanwhile would not see what failed.
  const isMaking = useIsMutating({ mutationKey: CREATION }) > 0;
  const input = useRef<HTMLInputElement>(null);
  const { error: plansError } = useQuery(plansQuery);
  const known = useNewPlans();
  const { data, error, isPending, mutate } = useRead(known ?? []);
  // Operators of other brands are not shown the health: they read afterwards whom no email has reached.
  const { data: health } = useQuery({ ...healthQuery, retry: false });
  const mail = health?.lines.find(({ name, state }) => name === 'mail' && state !== 'green');

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // Lets the same file be chosen again.
    event.target.value = '';
    if (file) mutate(file);
  }

  async function downloadSample(): Promise<void> {
    const plan = known?.[0] ?? '';
    const example = {
      name: 'Chai Point',
      email: 'owner@restaurant.example',
      city: 'Pune',
      plan,
      template: '',
    };
    const columns = STORE_COLUMNS.map((column) => ({
      label: t.columns[column],
      value: (row: typeof example) => row[column],
    }));
    download(await writeFile('csv', { columns, rows: [example], sheet: t.title }), 'restaurants.csv');
  }

  const failure = error ?? plansError;
  return (
    <Dialog isOpen onClose={() => isMaking || onClose()} size="40rem" title={t.title}>
      <p className={formDialog.lead}>{t.lead}</p>
      {mail && (
        <p className={`${common.strip} ${common.warn}`} role="status">
          {t.noMail(sayLine(mail, language, (at) => at))}
        </p>
      )}
      <input ref={input} type="file" accept={SHEETS} hidden aria-label={t.choose} onChange={choose} />
      <div className={common.row}>
        <Button
          isBusy={isMaking || isPending || (!known && !plansError)}
          onClick={() => input.current?.click()}
        >
          {data ? t.chooseAnother : t.choose}
        </Button>
        <Button onClick={() => void downloadSample()}>{t.sample}</Button>
      </div>
      <FormFailure>{failure ? errorText(texts, failure) : faultOf(data, texts)}</FormFailure>
      {data && !('fault' in data) && data.missing.length === 0 && (
        <ReadStores key={data.at} rows={data.rows.slice(0, MOST_AT_ONCE)} count={data.rows.length} />
      )}
    </Dialog>
  );
}

function faultOf(data: Read | undefined, { importMenu, operator }: ReturnType<typeof useTexts>): string {
  const t = operator.create.imports;
  if (!data) return '';
  if ('fault' in data) return importMenu[data.fault];
  if (data.missing.length > 0) return t.missing(data.missing.map((column) => t.columns[column]).join(', '));
  return data.rows.length === 0 ? t.none : '';
}

/** Reads a file, and asks for each template that it names whether there is one, and which restaurants there are. */
function useRead(plans: readonly string[]) {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(file: File): Promise<Read> {
      const sheet = await readSheet(file);
      if ('fault' in sheet) return sheet;
      const found = new Set<string>();
      for (const slug of templatesIn(sheet.rows).slice(0, MOST_AT_ONCE))
        if (await nullWhen('STORE_NOT_FOUND', client.fetchQuery(storeDetailsQuery(slug)))) found.add(slug);
      const stores = await fetchStores(ALL_STORES);
      const known = { plans, isTemplate: (slug: string) => found.has(slug), stores };
      return { at: randomId(), ...parseStores(sheet.rows, known) };
    },
  });
}
