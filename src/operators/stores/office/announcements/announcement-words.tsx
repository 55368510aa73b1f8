import { useTexts } from '#texts/office/index.ts';
import { TextArea } from '#ui/office/fields/text-field.tsx';
import { type Faults, fieldsOf } from '#ui/office/forms/use-form.ts';

interface Words {
  text: string;
  textInHindi: string;
}

interface AnnouncementWordsProps {
  draft: Words;
  faults: Faults;
  onChange: (change: Partial<Words>) => void;
}

const LONGEST = 500;

/** What an announcement says, in both languages of the office. */
export function AnnouncementWords({
  draft: { text, textInHindi },
  faults,
  onChange,
}: AnnouncementWordsProps) {
  const { announcements: t } = useTexts().operator;
  const field = fieldsOf({ text, textInHindi }, onChange, faults);
  return (
    <>
      <TextArea data-autofocus label={t.text} maxLength={LONGEST} {...field('text')} />
      <TextArea
        label={t.textInHindi}
        description={t.sameText}
        lang="hi"
        maxLength={LONGEST}
        {...field('textInHindi')}
      />
    </>
  );
}
