import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FeedbackEntry } from '#domain/api/feedback.ts';
import { LONGEST_ANSWER } from '#domain/guests/feedback.ts';
import { may } from '#domain/staff/permissions.ts';
import { answerFeedback, feedbackKey, feedbackOfOrderQuery } from '../../api/feedback.ts';
import { Button } from '../../components/button.tsx';
import { TextArea } from '../../components/fields/text-field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { formatDayTime } from '../../components/format.ts';
import { useNotice } from '../../components/use-notice.ts';
import { useStore } from '../../session/current-store.ts';
import { errorText, useInterface, useTexts } from '../../texts/index.ts';
import styles from './feedback-dialog.module.css';

/** The restaurant's answer, or the form for it. */
export function Answer({ entry }: { entry: FeedbackEntry }) {
  const { t, language } = useInterface();
  const { role, profile } = useStore();
  const { timeZone } = profile;
  const [isChanging, setChanging] = useState(false);
  const { answer } = entry;
  const mayAnswer = may(role, 'feedback.answer');
  if (mayAnswer && (answer === null || isChanging))
    return <AnswerForm entry={entry} onSent={() => setChanging(false)} />;
  if (answer === null) return <p className={styles.about}>{t.feedback.askManager}</p>;
  const when = formatDayTime(answer.at, { language, timeZone });
  return (
    <section className={styles.answer} aria-label={t.feedback.given}>
      <h3>{t.feedback.given}</h3>
      <p dir="auto" className={styles.words}>
        {answer.text}
      </p>
      <p className={styles.about}>{answer.by ? t.feedback.by(answer.by, when) : when}</p>
      {mayAnswer && <Button onClick={() => setChanging(true)}>{t.feedback.change}</Button>}
    </section>
  );
}

interface AnswerFormProps {
  entry: FeedbackEntry;
  onSent: () => void;
}

function AnswerForm({ entry: { orderId, answer }, onSent }: AnswerFormProps) {
  const texts = useTexts();
  const { feedback: t, fields } = texts;
  const { storeId } = useStore();
  const { say } = useNotice();
  const client = useQueryClient();
  const [text, setText] = useState(answer?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerFeedback(storeId, orderId, text.trim()),
    async onSuccess(entry) {
      client.setQueryData(feedbackOfOrderQuery(storeId, orderId).queryKey, entry);
      onSent();
      say(t.sent);
      await client.invalidateQueries({ queryKey: feedbackKey(storeId) });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !isPending) mutate();
  }

  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <TextArea
        label={t.answer}
        description={t.answerHint}
        value={text}
        maxLength={LONGEST_ANSWER}
        onChange={setText}
        fault={isMissing ? fields.required : undefined}
      />
      <FormFailure>{error && errorText(texts, error)}</FormFailure>
      <Button look="main" type="submit" isBusy={isPending}>
        {t.send}
      </Button>
    </form>
  );
}
