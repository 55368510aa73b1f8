import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OTHER_LANGUAGES } from '#platform/language/rules/languages.ts';
import { PRODUCT } from '#restaurant/access/office/site-brand.ts';
import type { BrandSettings } from '#restaurant/brand/wire/brand.ts';
import { useTexts } from '#texts/office/index.ts';
import { ColorField } from '#ui/office/fields/color-field.tsx';
import { TextArea, TextField } from '#ui/office/fields/text-field.tsx';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { SaveBar } from '#ui/office/forms/save-bar.tsx';
import { byLastName, fieldsOf, useForm } from '#ui/office/forms/use-form.ts';
import { Card } from '#ui/office/layout/card.tsx';
import { PageOf } from '#ui/office/layout/page.tsx';
import { Failure } from '#ui/office/notices/failure.tsx';
import { Loading } from '#ui/office/notices/loading.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { brandQuery, saveBrand } from '../../office-api/operator.ts';
import styles from './brand.module.css';
import { BrandPreview } from './brand-preview.tsx';
import { BrandWords } from './brand-words.tsx';
import { PictureField } from './picture-field.tsx';

export function BrandPage() {
  const { operator } = useTexts();
  const { data: saved, error, refetch } = useQuery(brandQuery);
  const t = operator.brand;
  return (
    <PageOf owner={PRODUCT} title={t.title} lead={t.lead} width="wide">
      {saved ? (
        <BrandForm saved={saved} />
      ) : error ? (
        <Failure title={t.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading shape="fields" />
      )}
    </PageOf>
  );
}

function BrandForm({ saved }: { saved: BrandSettings }) {
  const { operator, fields } = useTexts();
  const t = operator.brand;
  const client = useQueryClient();
  const { say } = useNotice();
  const [draft, setDraft] = useState(saved);
  const set = (change: Partial<BrandSettings>) => setDraft({ ...draft, ...change });
  const { faults, failure, isBusy, submit, propsFor } = useForm({
    send: saveBrand,
    check: ({ name }: BrandSettings): Record<string, string> =>
      name.trim() === '' ? { name: fields.required } : {},
    place: byLastName,
    onDone: (stored) => {
      client.setQueryData(brandQuery.queryKey, stored);
      setDraft(stored);
      say(t.saved);
    },
  });
  const field = fieldsOf(draft, set, faults);
  return (
    <form {...propsFor(() => submit({ ...draft, name: draft.name.trim() }))} className={styles.halves}>
      <div>
        <Card title={t.looks}>
          <TextField label={t.name} maxLength={60} {...field('name')} />
          <PictureField label={t.logo} hint={t.logoHint} {...field('logo')} />
          <PictureField label={t.icon} hint={t.iconHint} {...field('icon')} />
          <ColorField label={t.colour} {...field('colour')} value={draft.colour.replace('#', '')} />
        </Card>
        <Card title={t.footer} hint={t.footerHint}>
          <TextField
            label={t.footerText}
            maxLength={120}
            value={draft.footer.text}
            fault={faults['text']}
            onChange={(text) => set({ footer: { ...draft.footer, text } })}
          />
          <TextField
            label={t.footerUrl}
            value={draft.footer.url}
            fault={faults['url']}
            onChange={(url) => set({ footer: { ...draft.footer, url } })}
          />
        </Card>
        <Card title={t.contact}>
          <TextField label={t.supportEmail} type="email" {...field('supportEmail')} />
          <TextField label={t.sender} description={t.senderHint} {...field('sender')} />
        </Card>
        <Card title={t.legal} hint={t.legalHint}>
          <TextArea label={t.terms} {...field('terms')} />
          <TextArea label={t.privacy} {...field('privacy')} />
        </Card>
        {OTHER_LANGUAGES.map((language) => (
          <BrandWords
            key={language}
            language={language}
            brand={draft}
            onChange={(translations) => set({ translations })}
          />
        ))}
        <FormFailure>{failure}</FormFailure>
        <SaveBar isChanged={draft !== saved} isBusy={isBusy} onDiscard={() => setDraft(saved)} />
      </div>
      <Card title={t.preview}>
        <BrandPreview brand={draft} />
      </Card>
    </form>
  );
}
