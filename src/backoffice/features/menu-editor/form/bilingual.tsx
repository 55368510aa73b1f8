import type { ItemView } from '#domain/api/catalogue.ts';
import { HindiField } from '../../../parts/fields/hindi-field.tsx';
import { TextArea, TextField } from '../../../parts/fields/text-field.tsx';
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
  /** A line below the label. */
  description?: string;
  /** Focuses the first field. */
  isFirst?: boolean;
}

/** Shows both languages beside each other where there is room. */
export function Bilingual(props: BilingualProps) {
  const { kind, value, translations, onChange, onTranslate } = props;
  const Field = kind === 'label' ? TextField : TextArea;
  return (
    <div className={styles.pair}>
      <Field
        label={props.label}
        description={props.description}
        data-autofocus={props.isFirst}
        value={value}
        maxLength={props.most}
        onChange={onChange}
        fault={props.fault}
      />
      <HindiField
        kind={kind}
        isLong={kind === 'description'}
        label={props.hindiLabel}
        translations={translations}
        most={props.hindiMost}
        onTranslate={onTranslate}
        fault={props.hindiFault}
      />
    </div>
  );
}
