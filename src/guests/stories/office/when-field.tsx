import { useStore } from '#restaurant/access/office/current-store.ts';
import { useTexts } from '#texts/office/index.ts';
import { Choice } from '#ui/office/choices/choice.tsx';
import { TextField } from '#ui/office/fields/text-field.tsx';
import styles from './stories.module.css';
import type { When } from './story-draft.ts';

interface WhenFieldProps {
  isPublished: boolean;
  when: When;
  at: string;
  fault?: string | undefined;
  onChange: (change: { when?: When; at?: string }) => void;
}

/** Now, at a time, or not yet. */
export function WhenField({ isPublished, when, at, fault, onChange }: WhenFieldProps) {
  const { stories: t } = useTexts();
  const { profile } = useStore();
  const choices: When[] = [isPublished ? 'kept' : 'now', 'later', 'draft'];
  return (
    <div className={styles.when}>
      <Choice
        label={t.when}
        value={when}
        wraps
        options={choices.map((value) => ({ value, label: t.whens[value] }))}
        onChange={(chosen) => onChange({ when: chosen })}
      />
      {when === 'later' && (
        <TextField
          label={t.at}
          description={t.atHint(profile.timeZone)}
          type="datetime-local"
          value={at}
          fault={fault}
          onChange={(chosen) => onChange({ at: chosen })}
        />
      )}
    </div>
  );
}
