import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/calls/office-api/call.ts';
import { useStore } from '#restaurant/access/office/current-store.ts';
import { may } from '#restaurant/people/rules/permissions.ts';
import { errorText, useInterface, useTexts } from '#texts/office/index.ts';
import { Button } from '#ui/office/buttons/button.tsx';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { formatDayTime } from '#ui/office/format.ts';
import { FormFailure } from '#ui/office/forms/form-failure.tsx';
import { useNotice } from '#ui/office/notices/use-notice.ts';
import { feedbackKey, feedbackOfOrderQuery } from '../office-api/feedback.ts';
import { LONGEST_ANSWER } from '../rules/feedback.ts';
import type { FeedbackEntry } from '../wire/feedback.ts';
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
    mutationFn: () =>
      call('PUT /api/stores/:storeId/feedback/:orderId/answer', {
        params: { storeId, orderId },
        body: { text: text.trim() },
      }),
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
