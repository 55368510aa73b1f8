import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import common from '../../../components/common.module.css';
import { TextField } from '../../../components/fields/text-field.tsx';
import { LineButton } from '../../../components/line-button.tsx';
import { useTexts } from '../../../texts/index.ts';
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
