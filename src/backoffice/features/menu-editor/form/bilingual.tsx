import type { ItemView } from '#domain/api/catalogue.ts';
import { withTranslation } from '#domain/translations.ts';
import { TextArea, TextField } from '../../../parts/fields/text-field.tsx';
import { useTexts } from '../../../texts/index.ts';
import styles from './bilingual.module.css';

type Translations = ItemView['translations'];

interface BilingualProps {
  kind: 'label' | 'description';
  label: string;
  hindiLabel: string;
  value: string;
  translations: Translations;
  onChange: (value: string) => void;
  onTranslate: (translations: Translations) => void;
  fault?: string | undefined;
  hindiFault?: string | undefined;
  most: number;
  hindiMost: number;
}

/** The same thing in both languages, beside each other where there is room. */
export function Bilingual(props: BilingualProps) {
  const { kind, value, translations, onChange, onTranslate } = props;
  const t = useTexts();
  const Field = kind === 'label' ? TextField : TextArea;
  return (
    <div className={styles.pair}>
      <Field
        label={props.label}
        value={value}
        maxLength={props.most}
        onChange={onChange}
        fault={props.fault}
      />
      <Field
        label={props.hindiLabel}
        lang="hi"
        value={translations['hi']?.[kind] ?? ''}
        maxLength={props.hindiMost}
        placeholder={t.editor.asInEnglish}
        onChange={(text) => onTranslate(withTranslation(translations, 'hi', kind, text))}
        fault={props.hindiFault}
      />
    </div>
  );
}
