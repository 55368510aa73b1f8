import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GATEWAY_KINDS, type GatewayKind } from '#money/payments/rules/gateways.ts';
import { invoiceSettingsQuery } from '#operators/invoices/office-api/invoices.ts';
import type { InvoiceSettingsView } from '#operators/invoices/wire/invoices.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { indianStateOf, STATE_NAMES } from '#restaurant/stores/rules/indian-states.ts';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { PercentField } from '#ui/office/fields/percent-field.tsx';
import { SelectField } from '#ui/office/fields/select-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { byLastName, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { Fold } from '#ui/office/layout/fold.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import frame from '../operator.module.css';
import { useMayOperate } from '../use-may-operate.ts';
import styles from './invoices.module.css';

/** Who sells the plans, and how they are paid. Folded away once it is set up. */
export function InvoiceSettings() {
  const t = useTexts().operator.invoices;
  const mayOperate = useMayOperate();
  const { data, error, refetch } = useQuery(invoiceSettingsQuery);
  if (error && !data)
    return <Failure title={t.settingsFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading shape="fields" />;
  return (
    <>
      {data.missing.length > 0 && (
        <p className={styles.missing} role="status">
          {t.missing(data.missing.map((detail) => t.details[detail]).join(', '))}
        </p>
      )}
      <Fold label={t.settings}>
        <fieldset className={frame.form} disabled={!mayOperate('operator.brand')}>
          <SettingsForm key={JSON.stringify(data)} saved={data} />
        </fieldset>
      </Fold>
    </>
  );
}

const NO_KEYS = { merchent_id: '', merchent_key: '', host: '' };

function SettingsForm({ saved }: { saved: InvoiceSettingsView }) {
  const { missing: _, ...fields } = saved;
  const { operator, settings } = useTexts();
  const t = operator.invoices;
  const client = useQueryClient();
  const { say } = useNotice();
  const [draft, setDraft] = useState({
    ...fields,
    state: indianStateOf(saved)?.name ?? '',
    taxRate: String(saved.taxRate),
  });
  const [kind, setKind] = useState<GatewayKind | ''>(saved.gateway?.kind ?? '');
  const [keys, setKeys] = useState(NO_KEYS);
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: () =>
      call('PUT /api/operator/invoice-settings', { body: { ...draft, gateway: gatewayOf(kind, keys) } }),
    place: byLastName,
    onDone: (stored) => {
      client.setQueryData(invoiceSettingsQuery.queryKey, stored);
      say(t.saved);
    },
  });
  const field = fieldsOf(draft, (change) => setDraft({ ...draft, ...change }), faults);
  const key = fieldsOf(keys, (change) => setKeys({ ...keys, ...change }), faults);
  const names = { '': t.noGateway, ...namesOf(settings.payments.gateways) };
  return (
    <form {...propsFor(() => submit(undefined))}>
      <div className={styles.halves}>
        <Card title={t.seller} hint={t.sellerHint}>
          <TextField label={t.name} maxLength={200} {...field('name')} />
          <TextField label={t.address} maxLength={300} {...field('address')} />
          <SelectField
            {...field('state')}
            label={t.stateOf}
            options={['', ...STATE_NAMES].map((value) => ({ value, label: value || t.noState }))}
          />
          <TextField label={t.gstin} {...field('gstin')} />
          <TextField label={t.series} description={t.seriesHint} maxLength={2} {...field('series')} />
          <PercentField label={t.taxRate} {...field('taxRate')} />
          <TextField label="SAC" maxLength={8} {...field('sac')} />
          <TextArea label={t.footer} maxLength={300} {...field('footer')} />
        </Card>
        <Card title={t.payment} hint={t.paymentHint}>
          <TextField label={t.upi} {...field('upi')} autoComplete="off" />
          <SelectField
            label={t.gateway}
            value={kind}
            options={(['', ...GATEWAY_KINDS] as const).map((value) => ({ value, label: names[value] }))}
            onChange={setKind}
          />
          {kind !== '' && (
            <>
              <TextField
                label={settings.payments.gateways[kind].idLabel}
                placeholder={saved.gateway?.kind === kind ? saved.gateway.merchent_id : undefined}
                {...key('merchent_id')}
                autoComplete="off"
              />
              <TextField
                label={settings.payments.gateways[kind].keyLabel}
                description={t.keyHint}
                type="password"
                {...key('merchent_key')}
                autoComplete="new-password"
              />
              <TextField label={settings.payments.host} {...key('host')} autoComplete="off" />
            </>
          )}
        </Card>
      </div>
      <FormFailure>{failure}</FormFailure>
      <Button look="main" type="submit" isBusy={isBusy}>
        {t.save}
      </Button>
    </form>
  );
}

/** Nothing is sent while the gateway stays as it is. */
function gatewayOf(kind: GatewayKind | '', { merchent_id, merchent_key, host }: typeof NO_KEYS) {
  if (kind === '') return null;
  if (merchent_id === '' && merchent_key === '') return undefined;
  return { kind, merchent_id: merchent_id.trim(), merchent_key: merchent_key.trim(), ...(host && { host }) };
}

function namesOf(gateways: Record<GatewayKind, { name: string }>): Record<GatewayKind, string> {
  const named = GATEWAY_KINDS.map((kind) => [kind, gateways[kind].name]);
  return Object.fromEntries(named);
}
