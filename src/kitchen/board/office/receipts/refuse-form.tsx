import { type FormEvent, useState } from 'react';
import { useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { LineButton } from '#ui/office/buttons/line-button.tsx';
import common from '#ui/office/common.module.css';
import { TextField } from '#ui/office/fields/text-field.tsx';
import styles from './receipts.module.css';

const LONGEST_REASON = 400;

interface RefuseFormProps {
  isBusy: boolean;
  onRefuse: (reason: string) => void;
  onBack: () => void;
}

export function RefuseForm({ isBusy, onRefuse, onBack }: RefuseFormProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && !isBusy) onRefuse(text);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <fieldset className={common.row}>
        <legend className={styles.label}>{t.receipts.reason}</legend>
        {t.receipts.reasons.map((text) => (
          <Button
            key={text}
            look={reason === text ? 'main' : 'plain'}
            aria-pressed={reason === text}
            onClick={() => setReason(text)}
          >
            {text}
          </Button>
        ))}
      </fieldset>
      <TextField
        label={t.receipts.reasonOther}
        value={t.receipts.reasons.includes(reason) ? '' : reason}
        maxLength={LONGEST_REASON}
        fault={isMissing ? t.receipts.reasonMissing : undefined}
        onChange={setReason}
      />
      <div className={styles.steps}>
        <LineButton look="danger" type="submit" isBusy={isBusy}>
          {t.receipts.refuse}
        </LineButton>
        <Button onClick={onBack}>{t.receipts.back}</Button>
      </div>
    </form>
  );
}
